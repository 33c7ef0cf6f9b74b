import { listingForm } from '../factories.ts';
import { by, linkOfAMail, member, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const draft = { type: 'company', version: 1 };
const listing = { ...listingForm(), version: 1 };

export const rules: ObjectRules = {
  'listings.get': { ...publicRecord, hidden: by(owned.aDraft) },
  'listings.updateDraft': { owned: by(owned.aDraft, () => ({ body: draft })) },
  'listings.deleteDraft': { owned: by(owned.aDraft) },
  'listings.publishDraft': { owned: by(owned.aDraft, () => ({ body: listingForm() })) },
  'listings.form': { owned: by(owned.anOwnedListing) },
  'listings.update': { owned: by(owned.anOwnedListing, () => ({ body: listing })) },
  'listings.close': { owned: by(owned.anOwnedListing) },
  'listings.reopen': { owned: by(owned.anOwnedListing) },
  'listings.renew': { owned: by(owned.anOwnedListing) },
  'listings.renewByLink': linkOfAMail,
  'listings.ofMember': { ...member, hidden: by(owned.aHiddenProfile) },
  'listings.view': { ...publicRecord, hidden: by(owned.aDraft) },
};
