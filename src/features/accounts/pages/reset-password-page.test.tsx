import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { me, resetPassword } from '#contract/accounts.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { ines } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

const token = 'x'.repeat(43);
const password = 'Basalt-Harbor-7';

async function openLink(...given: Answer[]) {
  const scene = await showPage(`/reset-password#token=${token}`, ...given);
  await scene.main.findByLabelText('New password');
  return scene;
}

function setPassword(value = password) {
  type('New password', value);
  type('Confirm new password', value);
  press('Set Password');
}

test.each(['', '#token=short'])('without a token ("%s"), the page offers to send a new mail', async (fragment) => {
  const { main } = await showPage(`/reset-password${fragment}`);
  await main.findByRole('heading', { name: 'Please open the link from the email again' });
  expect(main.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
});

test('sets the password of the link, shows who is signed out by it, and leads to the sign-in', async () => {
  const bodies: unknown[] = [];
  let isSignedIn = true;
  const { main, at } = await openLink(
    answers(me, () => (isSignedIn ? ines : null)),
    answers(resetPassword, ({ body }) => {
      bodies.push(body);
      isSignedIn = false;
      return { ok: true as const };
    }),
  );
  const menu = { name: /^User menu of/ };
  await screen.findByRole('button', menu);
  press('Set Password', main);
  await main.findByText('Password must be at least 8 characters');
  type('Confirm new password', 'Different1', main);
  await main.findByText('Passwords do not match');
  expect(bodies).toEqual([]);
  setPassword();
  await toastSays('Password changed', 'Please sign in with your new password.');
  expect(bodies).toEqual([{ token, password }]);
  await waitFor(() => expect(at()).toBe('/signin'));
  await waitFor(() => expect(screen.queryByRole('button', menu)).toBeNull());
});

test('a common password is refused under its field, and the link still works', async () => {
  const tooCommon = 'This password is too common. Please choose another one.';
  const { main, change } = await openLink(refuses(resetPassword, 400, { password: tooCommon }));
  setPassword('Password1');
  await main.findByText(tooCommon);
  expect(document.activeElement).toBe(main.getByLabelText('New password'));
  change(answers(resetPassword, { ok: true }));
  setPassword();
  await toastSays('Password changed');
});

test('a used or unknown link offers a new one', async () => {
  const { main } = await openLink(refuses(resetPassword, 400, { token: 'Expired' }));
  setPassword();
  await main.findByRole('heading', { name: 'This link has been used or has expired' });
  expect(main.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
});

test('any other failure shows a toast and keeps the entries', async () => {
  const { main } = await openLink(breaks(resetPassword));
  setPassword();
  await toastSays('Password not changed', 'There was a problem setting your password. Please try again.');
  expect(main.getByLabelText<HTMLInputElement>('Confirm new password').value).toBe(password);
});
