import type { Deps } from '#server/deps.ts';
import { putPlace } from '#server/features/company-people/index.ts';
import { findSampleCompanies, findSampleFounders } from './match-profiles/sample-store.ts';
import { claimSeed, isSeeded } from './seed-store.ts';

const seedName = 'company-people';

/** The sample companies whose owner is on their team. */
const companies = [
  'Tidewell Storage',
  'Saltbridge Cells',
  'Nordhelio Labs',
  'Lumenfold Solar',
  'Aerolith Carbon',
  'Loopcycle Materials',
];

/** Says who of the teams of sample companies is which sample member, also in a database whose samples are older than that. */
export async function seedCompanyPeople({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (await isSeeded(database, seedName)) return;
  await database.write(async (trx) => {
    const since = now().toISOString();
    if (!(await claimSeed(trx, seedName, since))) return;
    const found = await findSampleCompanies(trx, companies);
    for (const place of await findSampleFounders(trx, found)) {
      await putPlace(trx, { ...place, agreement: 'both', since });
    }
  });
}
