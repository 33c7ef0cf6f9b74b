import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const named = by(owned.aCompanyListing, ({ listingId = '' }) => ({ params: { listingId } }));

export const rules: ObjectRules = {
  'companyListings.list': publicRecord,
  'companyListings.company': publicRecord,
  'companyListings.link': { owned: named },
  'companyListings.unlink': { owned: named },
};
