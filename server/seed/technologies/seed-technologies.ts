import { technologyInput } from '#contract/technologies.ts';
import { insertTechnology } from '#server/features/technologies/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import type { SampleTechnology } from './sample-technology.ts';

/** Adds the sample technologies, those of sample companies with their company. */
export async function seedTechnologies(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  companyIds: ReadonlyMap<string, number>,
  createdAt: string,
): Promise<void> {
  const { sampleTechnologies } = await import('./sample-technologies.ts');
  for (const sample of sampleTechnologies) await insertSample(database, trx, sample, companyIds, createdAt);
}

async function insertSample(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  sample: SampleTechnology,
  companyIds: ReadonlyMap<string, number>,
  createdAt: string,
): Promise<void> {
  const { id, company, patents, publications, metrics, developmentStages, sources, ...input } = sample;
  const companyId = company === null ? null : companyIds.get(company);
  if (companyId === undefined) throw new Error(`The technology ${input.name} names an unknown company`);
  const technology = technologyInput.parse(input);
  const html = toSafeHtml(technology.detailedDescription ?? '');
  await insertTechnology(database, trx, {
    ...technology,
    id,
    companyId,
    detailedDescription: html,
    evidence: { patents, publications, metrics, developmentStages, sources },
    createdAt,
  });
}
