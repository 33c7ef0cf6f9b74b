import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { readinessPhase, type Technology } from '#contract/technologies.ts';
import { blocksOf } from '#server/platform/rich-text/rich-text.ts';
import { listOf, type ReadTexts, sentence } from './read-texts.ts';

/** The texts of technologies that the team does not withhold. */
export const technologyTexts: ReadTexts = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('technologies')
    .leftJoin('companies', 'companies.id', 'technologies.company_id')
    .where('technologies.id', 'in', ids)
    .where('technologies.hold', 'is', null)
    .select([
      'technologies.id',
      'technologies.description',
      'technologies.detailed_description',
      'technologies.sector',
      'technologies.readiness_level',
      'technologies.tags',
      'technologies.year_developed',
      'technologies.key_innovators',
      'technologies.applications',
      'technologies.development_stages',
      'companies.name as company_name',
    ])
    .execute();
  return rows.map((row) => {
    const [tags, innovators, uses] = [row.tags, row.key_innovators, row.applications].map((json) =>
      listOf<string>(json).join(', '),
    );
    return {
      id: row.id,
      blocks: [
        row.description,
        ...blocksOf(row.detailed_description),
        sentence(
          `${sectorOf(row.sector).title}, readiness level ${row.readiness_level} (${readinessPhase(row.readiness_level)}).`,
          row.company_name && `Developed by ${row.company_name}.`,
          row.year_developed && `First developed in ${row.year_developed}.`,
          tags && `Tags: ${tags}.`,
        ),
        sentence(uses && `Applications: ${uses}.`, innovators && `Key innovators: ${innovators}.`),
        ...listOf<Technology['developmentStages'][number]>(row.development_stages).map(
          ({ name, status, milestones }) => `${name} (${status}): ${milestones.join('; ')}`,
        ),
      ],
    };
  });
};
