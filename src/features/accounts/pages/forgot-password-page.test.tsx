import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { forgotPassword } from '#contract/accounts.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

test('says where the link was sent, if there is such an account, and takes another address', async () => {
  const { main } = await showPage('/forgot-password', answers(forgotPassword, { ok: true }));
  await main.findByLabelText('Email');
  press('Send Reset Link', main);
  await main.findByText('Please enter a valid email address');
  type('Email', 'ines@example.com', main);
  press('Send Reset Link', main);
  await main.findByRole('heading', { name: 'Check Your Inbox' });
  expect(main.getByRole('status').textContent).toContain('If ines@example.com belongs to an account');
  press('Try another address', main);
  await main.findByRole('button', { name: 'Send Reset Link' });
});

test('a failure shows a toast and keeps the address', async () => {
  const { main } = await showPage('/forgot-password', breaks(forgotPassword));
  await main.findByLabelText('Email');
  type('Email', 'ines@example.com', main);
  press('Send Reset Link', main);
  await toastSays('No email was sent', 'There was a problem sending the link. Please try again later.');
  expect(main.getByLabelText<HTMLInputElement>('Email').value).toBe('ines@example.com');
  await waitFor(() =>
    expect(main.getByRole<HTMLButtonElement>('button', { name: 'Send Reset Link' }).disabled).toBe(false),
  );
});
