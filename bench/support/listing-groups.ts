import { groupedValues } from '#server/features/listings/groups.ts';
import type { SampleListing } from './sample-market.ts';

/** A group of sample listings with the same values of all counted filters. */
interface Group {
  id: number;
  values: Omit<ReturnType<typeof groupedValues>, 'city'>;
  listings: number;
}

/** Counts sample listings by their values, as the server does one by one. */
export function listingGroups() {
  const groups = new Map<string, Group>();
  return {
    groups,
    /** Counts a listing and returns the number of its group. */
    add(listing: SampleListing): number {
      const { type, area, country, detail, technology_status } = groupedValues({ ...listing, cityId: null });
      const values = { type, area, country, detail, technology_status };
      const key = JSON.stringify(values);
      const group = groups.get(key) ?? { id: groups.size + 1, values, listings: 0 };
      groups.set(key, group);
      group.listings += 1;
      return group.id;
    },
  };
}
