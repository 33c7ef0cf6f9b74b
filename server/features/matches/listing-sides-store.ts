import { paths, pathTo } from '#contract/kit/paths.ts';
import { type ListingDetails, listingTypes } from '#contract/listings.ts';
import { type FundingStage, fundingStages, type Need } from '#contract/match-profiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Candidate, candidate, listOf } from './candidate.ts';
import { regionsOfPlace } from './regions.ts';
import { emptySide, type Side } from './sides.ts';

/** Published listings whose term runs and whose owner is not suspended. */
export async function listingCandidates(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
  { hiddenOwners, now }: { hiddenOwners: ReadonlySet<number>; now: string },
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .innerJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .leftJoin('listing_match_profiles as wants', 'wants.listing_id', 'listings.id')
    .where('listings.id', 'in', ids)
    .where('listings.status', '=', 'published')
    .where('listings.hold', 'is', null)
    .where('listings.expires_at', '>', now)
    .where('users.suspended_at', 'is', null)
    .select([
      'listings.id',
      'listings.owner_id',
      'listings.type',
      'listings.title',
      'listings.excerpt',
      'listings.tags',
      'listings.details',
      'listings.company_name',
      'listings.location',
      'listings.created_at',
      'focus_areas.slug',
      'focus_areas.title as area',
      'wants.seeks',
      'wants.offers',
      'wants.stages',
      'wants.regions',
      'wants.amount',
      'wants.currency',
    ])
    .execute();
  return rows
    .filter((row) => !hiddenOwners.has(row.owner_id))
    .map((row) => {
      const regions = listOf<Side['regions'][number]>(row.regions);
      const implied = impliedBy(row.type, JSON.parse(row.details) as ListingDetails);
      const [seeks, offers, stages] = [row.seeks, row.offers, row.stages].map((list) => listOf(list));
      const saysWhat = (seeks?.length ?? 0) + (offers?.length ?? 0) > 0;
      return candidate(
        {
          kind: 'listing',
          id: row.id,
          title: row.title,
          subtitle: [listingTypes[row.type], row.company_name ?? row.area].join(', '),
          path: pathTo(paths.listing, { id: row.id }),
          since: row.created_at,
        },
        {
          ...emptySide,
          seeks: saysWhat ? ((seeks ?? []) as Need[]) : implied.seeks,
          offers: saysWhat ? ((offers ?? []) as Need[]) : implied.offers,
          stages: stages && stages.length > 0 ? (stages as FundingStage[]) : implied.stages,
          regions: regions.length > 0 ? regions : regionsOfPlace(row.location),
          amount:
            row.amount !== null && row.currency ? { min: row.amount, max: row.amount, currency: row.currency } : null,
          areas: [row.slug],
          about: [row.title, row.excerpt, ...listOf(row.tags)].join(' '),
        },
      );
    });
}

interface Implied {
  seeks: Need[];
  offers: Need[];
  stages: FundingStage[];
}

/** What a listing that says nothing else seeks and offers, by its type and details. */
function impliedBy(type: keyof typeof listingTypes, details: ListingDetails): Implied {
  const nothing: Implied = { seeks: [], offers: [], stages: [] };
  const stage = details.companyFunding;
  switch (type) {
    case 'job':
      return { ...nothing, seeks: ['talent'] };
    case 'technology':
      return {
        ...nothing,
        offers: details.technologyStatus === 'informational' ? [] : ['technology'],
        seeks: details.technologyStatus === 'seeking-investment' ? ['capital'] : [],
      };
    case 'company':
      return stage !== undefined && stage in fundingStages
        ? { ...nothing, seeks: ['capital'], stages: [stage as FundingStage] }
        : nothing;
    case 'partnership':
      if (details.partnershipType === 'investment') return { ...nothing, seeks: ['capital'] };
      if (details.partnershipType === 'research') return { ...nothing, seeks: ['research'], offers: ['research'] };
      if (details.partnershipType === 'manufacturing') return { ...nothing, seeks: ['manufacturing'] };
      if (details.partnershipType === 'distribution') return { ...nothing, seeks: ['distribution'] };
      return nothing;
  }
}
