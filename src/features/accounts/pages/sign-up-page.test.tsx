import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createUser, signIn } from '#contract/accounts.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { ines } from '#src/app/testing/member.ts';
import { answers, breaks, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

/** Fills in what is required. */
const fill = () => {
  type('Username', 'ines');
  type('Email', 'ines@example.com');
  type('Password', 'Tidal4Turbine');
  type('Confirm password', 'Tidal4Turbine');
  fireEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
};

test('shows what is wrong under each field, in the fixed words', async () => {
  const { main } = await showPage('/signup');
  await main.findByRole('heading', { name: 'Create Your Account' });
  press('Create Account', main);
  await main.findByText('Username must be at least 3 characters');
  main.getByText('Please enter a valid email address');
  main.getByText('Password must be at least 8 characters');
  main.getByText('You must accept the terms and conditions');
  expect(document.activeElement).toBe(main.getByLabelText('Username'));
  for (const [password, sentence] of [
    ['lowercase1', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoNumbers', 'Password must contain at least one number'],
  ] as const) {
    type('Password', password);
    await main.findByText(sentence);
  }
  type('Confirm password', 'Different1');
  await main.findByText('Passwords do not match');
});

test('sends what was typed, signs in, and leads on to the page that was wanted', async () => {
  const bodies: unknown[] = [];
  const { main, at } = await showPage(
    '/signup?returnTo=/events',
    answers(createUser, ({ body }) => (bodies.push(body), ines)),
    answers(signIn, ({ body }) => (bodies.push(body), ines)),
  );
  await main.findByLabelText('Username');
  fill();
  press('Create Account', main);
  await toastSays('Account created!', 'Your account has been created successfully.');
  expect(bodies).toEqual([
    { username: 'ines', email: 'ines@example.com', password: 'Tidal4Turbine' },
    { username: 'ines', password: 'Tidal4Turbine' },
  ]);
  await waitFor(() => expect(at()).toBe('/events'));
});

test('where the new account cannot be signed in at once, it continues to the sign-in', async () => {
  const { main, at } = await showPage('/signup?returnTo=/events', answers(createUser, ines), breaks(signIn));
  await main.findByLabelText('Username');
  fill();
  press('Create Account', main);
  await toastSays('Account created!', 'Your account has been created successfully. Please sign in.');
  await waitFor(() => expect(at()).toBe('/signin?returnTo=/events'));
  await main.findByRole('heading', { name: 'Welcome Back' });
});

test.each([
  ['a taken name', refuses(createUser, 409), 'Username or email already exists. Please try a different one.'],
  ['any other failure', breaks(createUser), 'There was a problem creating your account. Please try again.'],
])('reports %s and keeps the entries', async (_what, answer, sentence) => {
  const { main } = await showPage('/signup', answer);
  await main.findByLabelText('Username');
  fill();
  press('Create Account', main);
  await toastSays('Registration failed', sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ines');
  await waitFor(() =>
    expect(main.getByRole<HTMLButtonElement>('button', { name: 'Create Account' }).disabled).toBe(false),
  );
});

test('shows what only the server finds wrong under its field, without a toast', async () => {
  const tooCommon = 'This password is too common. Please choose another one.';
  const { main } = await showPage('/signup', refuses(createUser, 400, { password: tooCommon }));
  await main.findByLabelText('Username');
  fill();
  press('Create Account', main);
  await main.findByText(tooCommon);
  expect(screen.queryByText('Registration failed')).toBeNull();
});
