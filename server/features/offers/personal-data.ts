import type { PersonalData } from '#server/platform/feature.ts';
import { allPages } from '#server/platform/personal-data/all-pages.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { findRedeemed } from './redemption-store.ts';
import { redemptionOf } from './redemptions.ts';

export const personalData: PersonalData = {
  holdings: [
    // The redemption still counts, and its code stays used.
    held(
      'offer_redemptions',
      'user_id',
      { anonymised: { user_id: null } },
      { as: 'offersYouRedeemed', isPresented: true, tells: ['offer_id', 'redeemed_at'], keeps: ['id'] },
    ),
  ],
  present: {
    async offersYouRedeemed(deps, user) {
      const rows = await allPages(
        (page) => findRedeemed(deps.database, user.id, page),
        (row) => row.redemption_id,
      );
      return Promise.all(
        rows.map(async ({ id, title, giver: givenBy, gives, terms }) => ({
          offer: { id, title, givenBy, gives, terms },
          ...(await redemptionOf(deps, user, id)),
        })),
      );
    },
  },
};
