import { type CurrentUser, me } from '#contract/accounts.ts';
import { answers } from './page-scene.tsx';

export const ines: CurrentUser = {
  id: 7,
  username: 'ines',
  email: 'ines@test.example',
  isEmailConfirmed: true,
  fullName: 'Ines Okafor',
  organization: null,
  role: 'member',
  membershipTier: 'free',
};

/** Who looks at the page is signed in: as a free member, unless the test says otherwise. */
export const signedIn = (change: Partial<CurrentUser> = {}) => answers(me, { ...ines, ...change });
