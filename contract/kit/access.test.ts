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

test('each audience admits the right roles', () => {
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

test('everything under /api/admin is for admins, and nothing else is', () => {
  for (const { name, path, access } of endpoints) {
    expect(path.startsWith('/api/admin/'), name).toBe(access === 'admin');
  }
});

/** The endpoints by which visitors change something: a form, a link in an email, or a count. */
const openToTheWorld = [
  'accounts.signOut',
  'accounts.create',
  'accounts.signIn',
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
  'newsletter.readTopics',
  'newsletter.chooseTopics',
  'enquiries.send',
  'notificationSettings.unsubscribe',
  'crashReports.send',
];

test('without a sign-in, only the endpoints listed here change data', () => {
  const open = endpoints.filter(({ method, access }) => method !== 'GET' && access === 'everyone');
  expect(open.map(({ name }) => name)).toEqual(openToTheWorld);
});
