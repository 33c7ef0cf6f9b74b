import { sectorOf, sectors } from '#contract/focus-areas-sectors.ts';
import type { Deps } from '#server/deps.ts';
import { companiesForMarkets } from '#server/features/companies/index.ts';
import { countAskers } from '#server/features/enquiries/index.ts';
import { listingsForMarkets } from '#server/features/listings/index.ts';
import { technologiesForMarkets } from '#server/features/technologies/index.ts';
import { countryOf } from '#server/platform/places/countries.ts';
import { sharedViews } from '#server/platform/views/store.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { fundingOf } from '../charts/funding.ts';
import { openListing } from '../charts/listings.ts';
import { inSteps } from '../charts/most.ts';
import { newCompany } from '../charts/new-companies.ts';
import { readinessOf } from '../charts/readiness.ts';
import { type Contribution, type Markets, type RecordKind, together } from '../facts.ts';
import type { Quarter } from '../quarters.ts';
import type { Counted } from './tallies.ts';

export type SourceRecord = Counted & Pick<Contribution, 'facts'>;

/** Where to go on, and what time it is. */
export interface Portion {
  /** The number of the last record of the portion before. */
  after: number;
  limit: number;
  quarters: readonly Quarter[];
  now: Date;
}

type Source = (deps: Pick<Deps, 'database'>, portion: Portion) => Promise<SourceRecord[]>;

/** The public records of each kind, in the order of their numbers, with what they add to their markets. */
export const sources: Record<RecordKind, Source> = {
  async company(deps, { after, limit, quarters }) {
    const rows = await companiesForMarkets(deps.database, after, limit);
    return withAskers(
      deps,
      'company',
      rows.map((company) => ({
        id: company.id,
        markets: inSector(company.sector, company.location),
        ...together([newCompany(company, quarters), fundingOf(company, quarters)]),
      })),
    );
  },
  async technology(deps, { after, limit, quarters }) {
    const rows = await technologiesForMarkets(deps.database, after, limit);
    return withAskers(
      deps,
      'technology',
      rows.map((technology) => ({
        id: technology.id,
        markets: inSector(technology.sector, technology.location),
        ...readinessOf(technology, quarters),
      })),
    );
  },
  async listing(deps, { after, limit, quarters, now }) {
    const rows = await listingsForMarkets(deps.database, after, limit, now.toISOString());
    const ids = rows.map(({ id }) => id);
    const reads = await sharedViews(deps.database, 'listing', ids, dayOf(now));
    const asked = await withAskers(
      deps,
      'listing',
      rows.map((listing) => ({
        id: listing.id,
        // Listings have a focus area of the network, which may also be the sector of that name.
        markets: {
          area: listing.area,
          sector: sectors.some(({ id }) => id === listing.area) ? listing.area : null,
          country: countryOf(listing.location),
        },
        ...openListing(listing, quarters),
      })),
    );
    return asked.map((one) => ({ ...one, attention: { ...one.attention, reads: reads.get(one.id) ?? null } }));
  },
};

function inSector(id: string, location: string | null): Markets {
  return { area: sectorOf(id).area, sector: id, country: countryOf(location) };
}

async function withAskers(
  { database }: Pick<Deps, 'database'>,
  kind: RecordKind,
  records: readonly (Contribution & Pick<Counted, 'id' | 'markets'>)[],
): Promise<SourceRecord[]> {
  const askers = await countAskers(
    database,
    kind,
    records.map(({ id }) => id),
  );
  return records.map((record) => ({
    ...record,
    attention: { kind, id: record.id, reads: null, askers: inSteps(askers.get(record.id) ?? 0) },
  }));
}
