import { day } from '#contract/kit/durations.ts';
import { technologyInput } from '#contract/technologies.ts';
import { insertTechnology } from '#server/features/technologies/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import type { SampleTechnology } from './sample-technology.ts';

/** The first one was added this many days ago, the others evenly since. */
const oldest = 600;

/** Adds the sample technologies, those of sample companies with their company. */
export async function seedTechnologies(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  companyIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const { sampleTechnologies } = await import('./sample-technologies.ts');
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
  for (const [index, sample] of sampleTechnologies.entries()) {
    const age = (oldest * (sampleTechnologies.length - index)) / sampleTechnologies.length;
    const times = { createdAt: daysAgo(age), raisedAt: daysAgo(age / 3) };
    await insertSample(database, trx, sample, companyIds, times);
  }
}

async function insertSample(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  sample: SampleTechnology,
  companyIds: ReadonlyMap<string, number>,
  { createdAt, raisedAt }: { createdAt: string; raisedAt: string },
): Promise<void> {
  const { id, company, patents, publications, metrics, developmentStages, sources, ...input } = sample;
  const companyId = company === null ? null : companyIds.get(company);
  if (companyId === undefined) throw new Error(`The technology ${input.name} names an unknown company`);
  const { pictures: _, ...technology } = technologyInput.parse(input);
  const html = toSafeHtml(technology.detailedDescription ?? '');
  await insertTechnology(database, trx, {
    ...technology,
    id,
    companyId,
    detailedDescription: html,
    evidence: { patents, publications, metrics, developmentStages, sources },
    createdAt,
    // Each was two levels lower when it was added, so that its readiness has a history.
    levels: [
      { level: Math.max(1, technology.readinessLevel - 2), since: createdAt },
      { level: technology.readinessLevel, since: raisedAt },
    ],
  });
}
