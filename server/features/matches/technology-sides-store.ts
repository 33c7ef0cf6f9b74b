import { sectorFacets, sectorOf } from '#contract/focus-areas-sectors.ts';
import { readinessPhase, technologyPath } from '#contract/technologies.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Candidate, candidate, listOf } from './candidate.ts';
import { regionsOfPlace } from './regions.ts';
import { emptySide } from './sides.ts';

/** Technologies that the team does not withhold. They offer themselves, and seek what their company seeks. */
export async function technologyCandidates(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
  hiddenOwners: ReadonlySet<number>,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('technologies')
    .leftJoin('companies', 'companies.id', 'technologies.company_id')
    .leftJoin('company_match_profiles as wants', 'wants.company_id', 'companies.id')
    .where('technologies.id', 'in', ids)
    .where('technologies.hold', 'is', null)
    .select([
      'technologies.id',
      'technologies.name',
      'technologies.description',
      'technologies.sector',
      'technologies.tags',
      'technologies.readiness_level',
      'technologies.updated_at',
      'companies.owner_id',
      'companies.location',
      'wants.seeks',
      'wants.stages',
      'wants.regions',
      'wants.raising',
      'wants.currency',
    ])
    .execute();
  return rows
    .filter((row) => row.owner_id === null || !hiddenOwners.has(row.owner_id))
    .map((row) => {
      const regions = listOf<(typeof emptySide.regions)[number]>(row.regions);
      return candidate(
        {
          kind: 'technology',
          id: row.id,
          title: row.name,
          subtitle: `${sectorOf(row.sector).title}, ${readinessPhase(row.readiness_level)}`,
          path: technologyPath(row.id),
          since: row.updated_at,
        },
        {
          ...emptySide,
          seeks: listOf(row.seeks),
          offers: ['technology'],
          stages: listOf(row.stages),
          regions: regions.length > 0 ? regions : regionsOfPlace(row.location),
          amount:
            row.raising !== null && row.currency
              ? { min: row.raising, max: row.raising, currency: row.currency }
              : null,
          areas: sectorFacets(row.sector),
          about: [row.name, row.description, ...listOf(row.tags)].join(' '),
        },
      );
    });
}
