import { getRedemption, redeemOffer } from '#contract/offers.ts';
import { type ObjectRules } from '../object-rules.ts';
import { anOffer } from '../offer-factory.ts';

export const rules: ObjectRules = {
  'offers.redeem': { open: 'an offer, which gives each member their own code' },
  'offers.redemption': {
    async owned(app) {
      const owner = await app.as('professional');
      const params = { id: await anOffer(app) };
      const response = await owner.send(redeemOffer, { params });
      if (!response.ok) throw new Error(`${getRedemption.name}: ${await response.text()}`);
      return { owner, input: { params } };
    },
  },
};
