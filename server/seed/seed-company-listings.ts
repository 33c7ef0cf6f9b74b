import type { Deps } from '#server/deps.ts';
import { reindexCompany } from '#server/features/companies/index.ts';
import { setCompany } from '#server/features/company-listings/index.ts';
import { findSampleCompanies, findSampleListings } from './match-profiles/sample-store.ts';
import { claimSeed, isSeeded } from './seed-store.ts';

const seedName = 'company-listings';

/** The sample listings of each sample company, whose owner has posted them. The jobs among them make it a hiring one. */
const listingsOf: Readonly<Record<string, readonly string[]>> = {
  'Tidewell Storage': [
    'Tidewell Storage raises a Series A for iron-flow batteries',
    'Utility partners for a ten-hour storage demonstration',
    'Field engineer for battery commissioning, remote sites',
  ],
  'Loopcycle Materials': [
    'Textile mills wanted for a cellulose recovery pilot',
    'Process chemist, solvent recovery and fibre recycling',
  ],
  'Harborline Ferries': [
    'Harborline Ferries converts short routes to electric',
    'Power electronics engineer for megawatt charging',
  ],
  'Nordhelio Labs': ['Nordhelio Labs: test centre for outdoor solar ageing'],
};

/** Names the companies of sample listings, also in a database whose samples are older than that. */
export async function seedCompanyListings({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (await isSeeded(database, seedName)) return;
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, seedName, now().toISOString()))) return;
    for (const { id, name } of await findSampleCompanies(trx, Object.keys(listingsOf))) {
      const listings = await findSampleListings(trx, listingsOf[name] ?? []);
      for (const listing of listings) await setCompany(trx, listing.id, id);
      await reindexCompany(database, trx, id);
    }
  });
}
