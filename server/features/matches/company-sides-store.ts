import { sectorFacets, sectorOf } from '#contract/focus-areas-sectors.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Candidate, candidate, listOf } from './candidate.ts';
import { regionsOfPlace } from './regions.ts';
import { emptySide, type Side } from './sides.ts';

/** Companies that the team does not withhold, of the market without the caller's own. */
export async function companyCandidates(
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  hiddenOwners: ReadonlySet<number>,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await companiesWithProfile(database).where('companies.id', 'in', ids).execute();
  return rows
    .filter((row) => row.owner_id === null || !hiddenOwners.has(row.owner_id))
    .map((row) =>
      candidate(
        {
          kind: 'company',
          id: row.id,
          title: row.name,
          subtitle: `${sectorOf(row.sector).title}, ${row.location}`,
          path: pathTo(paths.company, { id: row.id }),
          since: row.updated_at,
        },
        sideOf(row),
      ),
    );
}

/** What the companies of each of these members seek and offer. */
export async function companySidesOf(
  database: Pick<Database, 'db'>,
  owners: readonly number[],
): Promise<Map<number, Side[]>> {
  const rows = await companiesWithProfile(database).where('owner_id', 'in', owners).execute();
  const sides = new Map<number, Side[]>();
  for (const row of rows)
    if (row.owner_id !== null) sides.set(row.owner_id, [...(sides.get(row.owner_id) ?? []), sideOf(row)]);
  return sides;
}

function companiesWithProfile({ db }: Pick<Database, 'db'>) {
  return db
    .selectFrom('companies')
    .leftJoin('company_match_profiles as wants', 'wants.company_id', 'companies.id')
    .where('companies.hold', 'is', null)
    .select([
      'companies.id',
      'companies.owner_id',
      'companies.name',
      'companies.description',
      'companies.location',
      'companies.sector',
      'companies.updated_at',
      'wants.seeks',
      'wants.offers',
      'wants.stages',
      'wants.regions',
      'wants.raising',
      'wants.currency',
      'wants.seeks_text',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof companiesWithProfile>['execute']>>[number];

function sideOf(row: Row): Side {
  const regions = listOf<Side['regions'][number]>(row.regions);
  return {
    ...emptySide,
    seeks: listOf(row.seeks),
    offers: listOf(row.offers),
    stages: listOf(row.stages),
    regions: regions.length > 0 ? regions : regionsOfPlace(row.location),
    amount:
      row.raising !== null && row.currency ? { min: row.raising, max: row.raising, currency: row.currency } : null,
    areas: sectorFacets(row.sector),
    about: `${row.name} ${row.description}`,
    seeksText: row.seeks_text ?? '',
  };
}
