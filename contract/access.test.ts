import { expect, test } from 'vitest';

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
