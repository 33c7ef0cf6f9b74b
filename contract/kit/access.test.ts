import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { audiences, isAllowed, roleOf, roles } from './access.ts';

test.each([
  [null, 'anonymous'],
  [{ role: 'member', membershipTier: 'free' }, 'member'],
  [{ role: 'member', membershipTier: 'professional' }, 'professional'],
  [{ role: 'admin', membershipTier: 'free' }, 'admin'],
  [{ role: 'admin', membershipTier: 'professional' }, 'admin'],
] as const)('%o is %s', (user, role) => {
  expect(roleOf(user)).toBe(role);
});

test('whom each audience lets in', () => {
  const table = Object.keys(audiences).map((audience) => [
    audience,
    roles.map((role) => isAllowed(audience as keyof typeof audiences, role)),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    everyone: [true, true, true, true],
    member: [false, true, true, true],
    professional: [false, false, true, true],
    admin: [false, false, false, true],
  });
});

test('what lies under /api/admin is for admins, and nothing else is', () => {
  for (const { name, path, access } of endpoints) {
    expect(path.startsWith('/api/admin/'), name).toBe(access === 'admin');
  }
});

/** What anyone on the internet may change: a form, a link of a mail, or a count. */
const openToTheWorld = [
  'accounts.create',
  'accounts.signIn',
  'accounts.signOut',
  'accounts.forgotPassword',
  'accounts.resetPassword',
  'account.confirmEmail',
  'account.undoEmail',
  'contact.send',
  'members.view',
  'listings.view',
  'listings.renewByLink',
  'savedSearches.unsubscribe',
  'events.register',
  'events.confirmRegistration',
  'events.cancelRegistration',
  'introductions.create',
  'newsletter.subscribe',
  'newsletter.confirm',
  'newsletter.unsubscribe',
  'enquiries.send',
  'notificationSettings.unsubscribe',
];

test('nothing can be changed without signing in but what is listed here', () => {
  const open = endpoints.filter(({ method, access }) => method !== 'GET' && access === 'everyone');
  expect(open.map(({ name }) => name)).toEqual(openToTheWorld);
});
