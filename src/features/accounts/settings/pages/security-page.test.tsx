import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { endOneSession, endOtherSessions, listSessions } from '#contract/accounts-sessions.ts';
import { type Account, changeOwnPassword, getAccount } from '#contract/accounts-settings.ts';
import { setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { listSecurityActivity } from '#contract/security-log.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';
import { account } from '../testing/account.ts';

const date = '2026-03-12T09:00:00.000Z';
const session = (id: string, device: string) => ({
  id: id.repeat(32),
  device,
  client: 'web' as const,
  createdAt: date,
  lastSeenAt: date,
  isCurrent: id === 'a',
});
const here = session('a', 'Chrome on Linux');
const phone = session('b', 'Safari on iPhone');
const office = session('c', 'Firefox on Windows');

async function showSecurity(change: Partial<Account>, ...given: Answer[]) {
  const scene = await showPage(
    '/settings/security',
    signedIn(),
    answers(getAccount, { ...account, ...change }),
    ...given,
    answers(listSessions, { items: [here, phone, office] }),
  );
  await scene.main.findByRole('button', { name: 'Change Password' });
  return scene;
}

test('devices are listed, this one first, and signed out with the password: one, or all others', async () => {
  let items = [here, phone, office];
  const asked: unknown[] = [];
  const { main } = await showSecurity(
    {},
    answers(listSessions, () => ({ items })),
    answers(endOneSession, ({ params, body }) => {
      asked.push(params.id, body);
      items = [here, phone];
      return { ok: true as const };
    }),
    answers(endOtherSessions, () => {
      items = [here];
      return { ended: 1 };
    }),
  );
  const section = main.getByRole('region', { name: 'Where you are signed in' });
  const rows = () => within(section).queryAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]?.textContent).toContain('This device');
  press('Sign out Firefox on Windows', main);
  const one = await openDialog('Sign out Firefox on Windows');
  type('Your password', 'Tidal4Turbine', one);
  press('Sign Out', one);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(asked).toEqual([office.id, { password: 'Tidal4Turbine' }]);
  press('Sign out all others', main);
  const all = await openDialog('Sign out all other devices');
  type('Your password', 'Tidal4Turbine', all);
  press('Sign Out', all);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(main.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
});

test('a new password is typed twice, and empties the form once it is set', async () => {
  const { main, change } = await showSecurity({}, refuses(changeOwnPassword, 400, { currentPassword: 'Not yours.' }));
  const value = (label: string) => main.getByLabelText<HTMLInputElement>(label).value;
  type('Current password', 'Tidal4Turbine', main);
  type('New password', 'Basalt-Harbor-7', main);
  type('Confirm new password', 'Different1', main);
  press('Change Password', main);
  await main.findByText('Passwords do not match');
  type('Confirm new password', 'Basalt-Harbor-7', main);
  press('Change Password', main);
  await main.findByText('Not yours.');
  expect(value('New password')).toBe('Basalt-Harbor-7');
  change(answers(changeOwnPassword, { ok: true }));
  press('Change Password', main);
  await toastSays('Password changed', 'All your other devices have been signed out.');
  expect(value('New password')).toBe('');
});

test('a wrong password does not begin the set-up of two-factor sign-in', async () => {
  const { main } = await showSecurity({}, refuses(setUpTwoFactor, 400, { password: 'This is not your password.' }));
  const section = within(main.getByRole('region', { name: 'Two-factor sign-in' }));
  press('Set Up', section);
  type('Your password', 'Wrong-Password-1', section);
  press('Continue', section);
  await section.findByText('This is not your password.');
  expect(section.queryByRole('img', { name: /^QR code/ })).toBeNull();
});

test('two-factor sign-in that is on says since when, and how many recovery codes are left', async () => {
  const { main } = await showSecurity({ twoFactor: { since: date, recoveryCodesLeft: 9 } });
  expect(main.getByText(/on since March 12, 2026\. 9 of 10 recovery codes are left\./)).toBeTruthy();
  main.getByRole('button', { name: 'Turn Off' });
  main.getByRole('button', { name: 'New Recovery Codes' });
});

test('L16: admins who must set it up are told so', async () => {
  const { main } = await showSecurity({ mustSetUpTwoFactor: true });
  expect(main.getByText(/^Admins must use two-factor sign-in here\./)).toBeTruthy();
});

test('the quick login users are told why they cannot be changed', async () => {
  const { main } = await showSecurity({ isShared: true });
  main.getByText(/^This is a test account for everyone\./);
  for (const name of ['Set Up', 'Change Password']) {
    expect(main.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

test('the activity names what was done, on which device or by the team', async () => {
  const entry = {
    result: 'done' as const,
    device: 'Firefox on Windows',
    client: 'web' as const,
    isByTeam: false,
    createdAt: date,
  };
  await showSecurity(
    {},
    answers(
      listSecurityActivity,
      pageOf([
        { ...entry, id: 2, event: 'sign-in' as const },
        { ...entry, id: 1, event: 'role.admin' as const, isByTeam: true },
      ]),
    ),
  );
  const section = within(await screen.findByRole('region', { name: 'Security activity' }));
  const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Sign-in.*, Firefox on Windows$/);
  expect(rows[1]).toMatch(/^Made an admin.*, by the team$/);
});
