import {
  emptyCompanyMatchProfile,
  emptyListingMatchProfile,
  emptyMemberMatchProfile,
} from '#contract/match-profiles.ts';
import type { Deps } from '#server/deps.ts';
import { changeCompanyMatchProfile } from '#server/features/companies/index.ts';
import { changeListingMatchProfile } from '#server/features/listings/index.ts';
import {
  readCompanyMatchProfile,
  readListingMatchProfile,
  readMemberMatchProfile,
} from '#server/features/match-profiles/index.ts';
import { changeMatchProfile } from '#server/features/members/index.ts';
import { claimSeed, isSeeded } from '../seed-store.ts';
import { companiesSeek } from './sample-companies.ts';
import { listingsSeek } from './sample-listings.ts';
import { membersSeek } from './sample-members.ts';
import { findSampleCompanies, findSampleListings, findSampleMembers } from './sample-store.ts';

const seedName = 'match-profiles';

/**
 * Says what the sample members, companies and listings seek and offer, also in a database whose samples are older than
 * that. Whoever has said something themselves is left as they are.
 */
export async function seedMatchProfiles({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (await isSeeded(database, seedName)) return;
  await database.write(async (trx) => {
    const at = now().toISOString();
    if (!(await claimSeed(trx, seedName, at))) return;
    for (const { id, name } of await findSampleMembers(trx, Object.keys(membersSeek))) {
      if (await readMemberMatchProfile(trx, id)) continue;
      await changeMatchProfile(trx, id, { ...emptyMemberMatchProfile, ...membersSeek[name] }, at);
    }
    for (const { id, name } of await findSampleCompanies(trx, Object.keys(companiesSeek))) {
      if (await readCompanyMatchProfile(trx, id)) continue;
      await changeCompanyMatchProfile(database, trx, id, { ...emptyCompanyMatchProfile, ...companiesSeek[name] }, at);
    }
    for (const { id, name } of await findSampleListings(trx, Object.keys(listingsSeek))) {
      if (await readListingMatchProfile(trx, id)) continue;
      await changeListingMatchProfile(database, trx, id, { ...emptyListingMatchProfile, ...listingsSeek[name] }, at);
    }
  });
}
