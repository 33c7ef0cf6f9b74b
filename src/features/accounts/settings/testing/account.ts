import type { Account } from '#contract/accounts-settings.ts';

/** A member's account, as the settings show it. */
export const account: Account = {
  id: 7,
  username: 'ines',
  email: 'ines@test.example',
  isEmailConfirmed: true,
  fullName: 'Ines Okafor',
  organization: null,
  role: 'member',
  membershipTier: 'free',
  createdAt: '2026-03-12T09:00:00.000Z',
  pendingEmail: null,
  twoFactor: null,
  mustSetUpTwoFactor: false,
  isShared: false,
};
