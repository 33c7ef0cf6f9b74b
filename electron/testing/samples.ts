import type { CurrentUser } from '#contract/accounts.ts';
import type { FocusArea } from '#contract/focus-areas.ts';

export const user: CurrentUser = {
  id: 7,
  username: 'ada',
  email: 'ada@cardi.example',
  isEmailConfirmed: true,
  fullName: 'Ada Sample',
  organization: null,
  role: 'member',
  membershipTier: 'free',
};

/** A session token of the right shape, different for each letter. */
export const tokenOf = (letter: string) => letter.repeat(43);

export const focusAreas: FocusArea[] = [
  { id: 1, slug: 'water', title: 'Water', description: 'Clean water', icon: 'focus-water' },
];
