import type { ListingDetails, ListingType } from '#contract/listings.ts';
import type { CountryCode } from '#contract/places-countries.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { countRecord, type Grouping } from '#server/platform/facets/group-store.ts';

export const groupedListings: Grouping = {
  tables: [
    { name: 'listing_groups', link: 'group_id', columns: ['type', 'area', 'country', 'detail', 'technology_status'] },
    { name: 'listing_city_groups', link: 'city_group_id', columns: ['city'] },
  ],
  total: 'listings',
  grouped: 'grouped_listings',
  record: 'listing_id',
};

/** What says most about a listing of each type. */
const mainDetail = {
  company: 'companyFunding',
  technology: 'technologyStage',
  partnership: 'partnershipType',
  job: 'jobType',
} as const satisfies Record<ListingType, keyof ListingDetails>;

/** A detail with the type that it belongs to: a stage and a kind of partnership may have the same name. */
export function detailOf(type: ListingType, detail: string): string {
  return `${type}:${detail}`;
}

/** The values of a listing that are counted for the filters. */
interface Counted {
  type: ListingType;
  /** Slug of the focus area. */
  area: string;
  country: CountryCode | null;
  cityId: number | null;
  details: ListingDetails;
}

/** The columns of a listing's group. */
export function groupedValues({ type, area, country, cityId, details }: Counted) {
  return {
    type,
    area,
    country: country ?? '',
    city: cityId === null ? '' : String(cityId),
    detail: detailOf(type, details[mainDetail[type]] ?? ''),
    technology_status: (type === 'technology' && details.technologyStatus) || '',
  };
}

/** Counts a listing for the filters; `null` for one that is not listed. The caller has locked its row. */
export function countListing(trx: Transaction, id: number, listing: Counted | null): Promise<void> {
  return countRecord(trx, groupedListings, id, listing && groupedValues(listing));
}
