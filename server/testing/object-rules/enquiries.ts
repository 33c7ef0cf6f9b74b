import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'enquiries.send': publicRecord,
  'enquiries.list': {
    ownRow: async (app) => {
      const { owner, more } = await owned.anEnquiry(app);
      return { owner, input: { query: { kind: 'listing', itemId: more?.listingId ?? '' } } };
    },
  },
  'enquiries.markRead': { owned: by(owned.anEnquiry) },
  'enquiries.answer': { owned: by(owned.anEnquiry, () => ({ body: { body: 'Yes, it is.' } })) },
};
