import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import {
  type Account,
  confirmEmailChange,
  getAccount,
  requestEmailChange,
  sendConfirmation,
  undoEmailChange,
  updateAccount,
} from '#contract/accounts-settings.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { account } from '../testing/account.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function showAccount(change: Partial<Account> = {}, ...given: Answer[]) {
  const scene = await showPage(
    '/settings/account',
    signedIn({ isEmailConfirmed: change.isEmailConfirmed ?? true }),
    answers(getAccount, { ...account, ...change }),
    ...given,
  );
  await scene.main.findByLabelText(/^Full name/);
  return scene;
}

test('the settings begin with the account', async () => {
  const { at } = await showPage('/settings', signedIn(), answers(getAccount, account));
  await waitFor(() => expect(at()).toBe('/settings/account'));
});

describe('the name', () => {
  test('that was typed is kept until it is saved', async () => {
    const { main } = await showAccount();
    type(/^Full name/, 'Wren Achterberg', main);
    await waitFor(() => expect(localStorage.getItem('cardi-draft:account-names-7')).toContain('Wren Achterberg'));
    cleanup();
    const saved = answers(updateAccount, { ...ines, fullName: 'Wren Achterberg' });
    const { main: again } = await showAccount({}, saved);
    expect(again.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Wren Achterberg');
    press('Save', again);
    await toastSays('Saved', 'Your name and organization are up to date.');
    expect(localStorage.getItem('cardi-draft:account-names-7')).toBeNull();
  });

  test('that could not be saved stays in the field', async () => {
    const { main } = await showAccount({}, breaks(updateAccount));
    type(/^Full name/, 'Wren Achterberg', main);
    press('Save', main);
    await toastSays('Not saved', 'Please try again in a moment.');
    expect(main.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Wren Achterberg');
  });
});

test('settings that could not be loaded are asked for again', async () => {
  const { main, change } = await showPage('/settings/account', signedIn(), breaks(getAccount));
  await main.findByRole('heading', { name: 'Your settings could not be loaded' });
  change(signedIn(), answers(getAccount, account));
  press('Try again', main);
  expect(await main.findByLabelText(/^Full name/)).toBeTruthy();
});

describe('the address', () => {
  test('is changed with the password, once the link to the new one is opened', async () => {
    const email = 'new@example.com';
    const pendingEmail = { email, expiresAt: '2099-03-12T09:00:00.000Z' };
    const { main, change } = await showAccount({}, refuses(requestEmailChange, 400, { password: 'Not yours.' }));
    press('Change', main);
    type('New email address', email, main);
    type('Your password', 'Wrong-Password-1', main);
    press('Send Confirmation Link', main);
    await main.findByText('Not yours.');
    change(
      signedIn(),
      answers(getAccount, { ...account, pendingEmail }),
      answers(requestEmailChange, { pendingEmail }),
    );
    press('Send Confirmation Link', main);
    await toastSays('Check your inbox', `We sent a link to ${email}.`);
    await main.findByText(/Your address changes when you open it/);
    main.getByRole('button', { name: 'Cancel the Change' });
  });

  test('M9: of a new account is shown as not confirmed; the link is sent again', async () => {
    const { main } = await showAccount({ isEmailConfirmed: false }, answers(sendConfirmation, { ok: true }));
    main.getByText('Not confirmed');
    const notice = main.getByText(/Until you open it, we send you no email/);
    expect(notice.textContent).toContain(ines.email);
    press('Send the link again', within(notice.closest<HTMLElement>('[role=status]') ?? document.body));
    await toastSays('Check your inbox', `We sent the link to ${ines.email}.`);
  });
});

const token = 'x'.repeat(43);

describe('the link that confirms an address', () => {
  const open = async (...given: Answer[]) => {
    const scene = await showPage(`/settings/confirm-email#token=${token}`, ...given);
    await scene.main.findByRole('button', { name: 'Confirm Address' });
    expect(window.location.hash).toBe('');
    press('Confirm Address', scene.main);
    return scene;
  };

  test('says what is confirmed, and leaves the address bar', async () => {
    const { main } = await open(answers(confirmEmailChange, { email: 'new@example.com', isNew: true }));
    await main.findByRole('heading', { name: 'Your address has changed' });
    main.getByText(/We send email to new@example\.com from now on/);
    cleanup();
    const { main: first } = await open(answers(confirmEmailChange, { email: ines.email, isNew: false }));
    await first.findByRole('heading', { name: 'Your address is confirmed' });
    expect(first.getByRole('link', { name: 'Open your settings' }).getAttribute('href')).toBe('/settings/account');
  });

  test('says when it is dead', async () => {
    const { main } = await open(refuses(confirmEmailChange, 400, { token: 'Expired' }));
    expect(await main.findByRole('heading', { name: 'This link has been used or has expired' })).toBeTruthy();
  });

  test.each(['', '#token=short', '?token=short'])('without a token ("%s") is asked for again', async (end) => {
    const { main } = await showPage(`/settings/confirm-email${end}`);
    expect(await main.findByRole('heading', { name: 'Please open the link from the email again' })).toBeTruthy();
  });
});

describe('H1: the link that undoes a change of address', () => {
  const open = async (...given: Answer[]) => {
    await showPage(`/settings/undo-email#token=${token}`, ...given);
    await screen.findByRole('heading', { name: 'Undo the change of address?' });
    press('Undo the change');
  };

  test('says which address the account has again', async () => {
    await open(answers(undoEmailChange, { email: 'old@example.com' }));
    await screen.findByRole('heading', { name: 'The change is undone' });
    expect(screen.getByText(/^The account uses old@example\.com again\./)).toBeTruthy();
  });

  test.each([
    [409, 'This link has been used'],
    [400, 'This link has expired'],
  ])('that is refused (%s) says why', async (status, title) => {
    await open(refuses(undoEmailChange, status));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});
