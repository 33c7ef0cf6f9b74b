import { companyInput } from '#contract/companies.ts';
import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { insertCompany, insertTeamMember } from '#server/features/companies/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { claimSeed } from '../seed-store.ts';
import { seedTechnologies } from '../technologies/seed-technologies.ts';
import type { SampleCompany } from './sample-company.ts';

/** The first one was added this many days ago, the others evenly since. */
const oldest = 600;

/** Adds the sample companies with their teams and technologies, once in the life of a database. */
export async function seedCompanies({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'companies', now().toISOString()))) return;
    const { sampleCompanies } = await import('./sample-companies.ts');
    const ids = new Map<string, number>();
    for (const [index, sample] of sampleCompanies.entries()) {
      const age = ((sampleCompanies.length - 1 - index) * oldest * day) / sampleCompanies.length;
      ids.set(sample.name, await insertSample(database, trx, sample, new Date(now().getTime() - age).toISOString()));
    }
    await seedTechnologies(database, trx, ids, now());
  });
}

async function insertSample(
  database: Deps['database'],
  trx: Transaction,
  { owner, ratings, team, ...sample }: SampleCompany,
  createdAt: string,
): Promise<number> {
  const slug = sample.name.toLowerCase().replace(/[^a-z]+/g, '-');
  const { logo: _, ...company } = companyInput.parse({ ...sample, websiteUrl: `https://${slug}.example.com` });
  const notice = `<p>${sample.name.replace('&', '&amp;')} is a sample company: its people and figures are invented.</p>`;
  const id = await insertCompany(database, trx, {
    ...company,
    longDescription: toSafeHtml(`${company.longDescription ?? ''}${notice}`),
    ownerId: owner ? await ownerId(trx, owner) : null,
    createdAt,
    ratings,
  });
  for (const member of team) await insertTeamMember(trx, id, member);
  return id;
}

/** The owner of a sample; if that member was removed, the company can be claimed. */
async function ownerId(trx: Transaction, username: string): Promise<number | null> {
  const row = await trx.selectFrom('users').where('username_key', '=', username).select('id').executeTakeFirst();
  return row?.id ?? null;
}
