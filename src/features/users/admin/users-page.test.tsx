import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { listUsers, suspendUser, type User } from '#contract/users.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** What the server has, oldest first. */
let users: User[] = [];

beforeEach(() => {
  users = ['cora', 'ada', 'ben'].map((username, index) => ({
    id: index + 1,
    username,
    email: `${username}@test.example`,
    isEmailConfirmed: true,
    fullName: null,
    role: 'member',
    membershipTier: 'free',
    isSuspended: false,
    hasProfile: false,
    createdAt: `2026-03-1${index}T09:00:00.000Z`,
  }));
});

/** Which of the users comes first, second and third in each order. */
const orders = { newest: [2, 1, 0], oldest: [0, 1, 2], name: [1, 2, 0] };
const list = answers(listUsers, ({ url }) => {
  const sort = url.searchParams.get('sort') ?? 'newest';
  return pageOf(orders[sort as keyof typeof orders].flatMap((place) => users.slice(place, place + 1)));
});
const reasons: unknown[] = [];
const suspend = answers(suspendUser, ({ params, body }) => {
  reasons.push([params.id, body]);
  users = users.map((user) => (String(user.id) === params.id ? { ...user, isSuspended: true } : user));
  return users.find(({ id }) => String(id) === params.id) as User;
});

const open = () => showPage('/admin/users', signedIn({ role: 'admin' }), list, suspend);
const emails = () => screen.getAllByText(/@test\.example$/, { selector: 'td *' }).map(({ textContent }) => textContent);
const inOrder = (...names: string[]) =>
  waitFor(() => expect(emails()).toEqual(names.map((name) => `${name}@test.example`)));
const sortOf = (name: string) =>
  screen.getByText(name, { selector: 'th, th *' }).closest('th')?.getAttribute('aria-sort');

test('users are sorted by the heads of columns and by the list of orders, which the address keeps', async () => {
  const { main, at, back } = await open();
  await main.findByText('cora@test.example');
  await inOrder('ben', 'ada', 'cora');
  expect(sortOf('Joined')).toBe('descending');
  fireEvent.click(screen.getByText('User', { selector: 'th button, th button *' }));
  await inOrder('ada', 'ben', 'cora');
  expect(at()).toBe('/admin/users?sort=name');
  fireEvent.change(main.getByLabelText('Order'), { target: { value: 'oldest' } });
  await inOrder('cora', 'ada', 'ben');
  expect(sortOf('Joined')).toBe('ascending');
  await back();
  await inOrder('ada', 'ben', 'cora');
});

test('columns that were put away stay away until they are chosen again', async () => {
  const first = await open();
  await first.main.findByText('cora@test.example');
  const choose = async () => {
    fireEvent.click(screen.getByText('Columns'));
    fireEvent.click(await screen.findByText('Joined', { selector: '[role=menuitemcheckbox] *' }));
  };
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toContain('Joined');
  await choose();
  await waitFor(() => expect(heads()).not.toContain('Joined'));
  cleanup();
  const again = await open();
  await again.main.findByText('cora@test.example');
  expect(heads()).not.toContain('Joined');
  await choose();
  await waitFor(() => expect(heads()).toContain('Joined'));
});

test('several users are suspended at once, for a reason; the others are not', async () => {
  const { main } = await open();
  await main.findByText('cora@test.example');
  fireEvent.click(main.getByLabelText('Select all on this page'));
  const bar = within(await main.findByRole('group', { name: 'Selection' }));
  bar.getByText('3 users selected');
  fireEvent.click(main.getByLabelText('Select ben'));
  bar.getByText('2 users selected');
  expect(bar.getByText('Restore').closest('button')?.disabled).toBe(true);
  press('Suspend', bar);
  const dialog = await openDialog('Suspend 2 users?');
  press('Suspend', dialog);
  await dialog.findByText('Please say why');
  type('Reason', 'Three accounts of one person', dialog);
  press('Suspend', dialog);
  await toastSays('Suspended 2 users');
  await waitFor(() => expect(main.queryByRole('group', { name: 'Selection' })).toBeNull());
  const body = { reason: 'Three accounts of one person' };
  expect(reasons).toEqual([
    ['2', body],
    ['1', body],
  ]);
  const stateOf = (name: string) => main.getByText(`${name}@test.example`).closest('tr')?.textContent;
  await waitFor(() => expect(stateOf('ada')).toContain('Suspended'));
  expect(stateOf('ben')).not.toContain('Suspended');
});
