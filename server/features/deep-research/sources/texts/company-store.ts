import { type Company, companySizes } from '#contract/companies.ts';
import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { blocksOf } from '#server/platform/rich-text/rich-text.ts';
import { listOf, type ReadTexts, sentence } from './read-texts.ts';

/** The texts of companies that the team does not withhold, with their team. */
export const companyTexts: ReadTexts = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('companies')
    .where('id', 'in', ids)
    .where('hold', 'is', null)
    .select([
      'id',
      'name',
      'description',
      'long_description',
      'location',
      'founded_year',
      'size',
      'sector',
      'mission',
      'vision',
      'funding_total',
      'funding_rounds',
      'milestones',
    ])
    .execute();
  const team = await db
    .selectFrom('company_team')
    .where('company_id', 'in', ids)
    .select(['company_id', 'name', 'title', 'bio'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    blocks: [
      row.description,
      sentence(
        `${row.name}: ${sectorOf(row.sector).title}, ${row.location}, founded in ${row.founded_year},`,
        `${companySizes[row.size]}.`,
        row.funding_total && `Funding in total: ${row.funding_total}.`,
      ),
      ...blocksOf(row.long_description),
      sentence(row.mission && `Mission: ${row.mission}`, row.vision && `Vision: ${row.vision}`),
      ...listOf<Company['fundingRounds'][number]>(row.funding_rounds).map(
        ({ type, amount, date, investors }) => `${type}: ${amount}, ${date}. ${investors.join(', ')}`,
      ),
      ...listOf<Company['milestones'][number]>(row.milestones).map(
        ({ title, date, description }) => `${date}: ${title}. ${description}`,
      ),
      ...team.flatMap(({ company_id: companyId, name, title, bio }) =>
        companyId === row.id ? [`${name}, ${title}. ${bio}`] : [],
      ),
    ],
  }));
};
