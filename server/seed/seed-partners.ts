import type { Partner } from '#contract/partners.ts';
import type { Deps } from '#server/deps.ts';
import { insertPartner } from '#server/features/partners/index.ts';
import { claimSeed } from './seed-store.ts';

/** The six of the home page (rule built-in-content); none of them is a real company. */
export const samplePartners: readonly Omit<Partner, 'id'>[] = [
  { name: 'Nordhaven Grid', tagline: 'Transmission operator, sample' },
  { name: 'Calder & Voss', tagline: 'Infrastructure finance, sample' },
  { name: 'Tidewell', tagline: 'Long-duration storage, sample' },
  { name: 'Oriel Institute', tagline: 'Applied energy research, sample' },
  { name: 'quillfield', tagline: 'Regenerative farming, sample' },
  { name: 'Ember Lane', tagline: 'Seed fund for hardware, sample' },
];

/** Adds the sample partners, once in the life of a database. */
export async function seedPartners({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'partners', now().toISOString()))) return;
    for (const [position, partner] of samplePartners.entries()) await insertPartner(trx, { ...partner, position });
  });
}
