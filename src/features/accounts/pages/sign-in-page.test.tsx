import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { signIn, testUsers } from '#contract/accounts.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { ines } from '#src/app/testing/member.ts';
import { answers, breaks, held, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const enter = (password = 'Tidal4Turbine') => {
  type('Username', 'ines');
  type('Password', password);
  press('Sign In', within(screen.getByRole('main')));
};

test('checks lengths before it asks the server, and leads to a forgotten password', async () => {
  const { main } = await showPage('/signin');
  press('Sign In', within(await screen.findByRole('main')));
  await main.findByText('Username must be at least 3 characters');
  main.getByText('Password must be at least 6 characters');
  expect(main.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
});

test('works with password managers and can show the password', async () => {
  const { main } = await showPage('/signin');
  const password = await main.findByLabelText<HTMLInputElement>('Password');
  expect(main.getByLabelText('Username').getAttribute('autocomplete')).toBe('username');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(password.type).toBe('password');
  press(/show password/i, main);
  expect(password.type).toBe('text');
});

test('welcomes the member on the page they came from', async () => {
  const { main, at } = await showPage('/signin?returnTo=%2Fevents%3Ffree%3Dtrue', answers(signIn, ines));
  await main.findByLabelText('Username');
  enter();
  await toastSays('Welcome back!', 'You have successfully signed in.');
  await waitFor(() => expect(at()).toBe('/events?free=true'));
  await screen.findByRole('button', { name: /^User menu of/ });
});

test('answers a wrong password and keeps the name', async () => {
  const { main } = await showPage('/signin', refuses(signIn, 401));
  await main.findByLabelText('Username');
  enter('not-the-one');
  await toastSays('Sign in failed', 'Invalid username or password. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ines');
  // Also in the page, at the field, for the toast goes.
  await main.findByText('This password does not belong to this username.');
  expect(main.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('asks for the code of the second factor, and says when it is wrong', async () => {
  const fields = { code: 'This code is wrong or has already been used.' };
  const { main, change } = await showPage('/signin', {
    endpoint: signIn,
    answer: ({ body }) => {
      const isFirst = !(body as { code?: string }).code;
      const refusal = { code: 'second_factor_required', message: 'No.', ...(!isFirst && { fields }) };
      return Response.json(refusal, { status: 401 });
    },
  });
  await main.findByLabelText('Username');
  enter();
  await main.findByRole('heading', { name: 'Two-Factor Sign-In' });
  expect(document.activeElement).toBe(main.getByLabelText('Code'));
  type('Code', '123456');
  press('Sign In', main);
  await main.findByText(fields.code);
  const bodies: unknown[] = [];
  change(answers(signIn, ({ body }) => (bodies.push(body), ines)));
  type('Code', '654321');
  press('Sign In', main);
  await toastSays('Welcome back!');
  expect(bodies).toEqual([{ username: 'ines', password: 'Tidal4Turbine', code: '654321' }]);
});

describe('quick login', () => {
  const users = answers(testUsers, { users: [{ username: 'member', role: 'member' }], password: 'Cleantech2026' });

  test('shows progress, signs in as the chosen role and goes on', async () => {
    const bodies: unknown[] = [];
    const call = held(answers(signIn, ({ body }) => (bodies.push(body), { ...ines, role: 'admin' as const })));
    const { main, at } = await showPage('/signin', users, call);
    fireEvent.click(await main.findByRole('button', { name: 'Login as Admin' }));
    expect((await main.findByRole<HTMLButtonElement>('button', { name: 'Logging in...' })).disabled).toBe(true);
    call.release();
    await toastSays('Logged in as Admin');
    expect(bodies).toEqual([{ username: 'admin', password: 'Cleantech2026' }]);
    await waitFor(() => expect(at()).toBe('/'));
  });

  test.each([
    ['there are no test users', refuses(testUsers, 404), 'Test users not set up correctly. Please try again later.'],
    ['something else fails', breaks(signIn), 'Something went wrong. Please try again.'],
  ])('says so when %s', async (_what, answer, sentence) => {
    const { main } = await showPage('/signin', answer, users);
    fireEvent.click(await main.findByRole('button', { name: 'Login as Member' }));
    await toastSays('Login failed', sentence);
  });
});
