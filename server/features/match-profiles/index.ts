import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';

export { findCompanyMatchProfile, readCompanyMatchProfile, saveCompanyMatchProfile } from './company-store.ts';
export { findListingMatchProfile, readListingMatchProfile, saveListingMatchProfile } from './listing-store.ts';
export { findMemberMatchProfile, readMemberMatchProfile, saveMemberMatchProfile } from './member-store.ts';

/** What members, companies and listings seek and offer; the calls are those of these records. */
export const matchProfiles = defineFeature({ personalData });
