import type { MemberMatchProfile } from '#contract/match-profiles.ts';
import { ticketsOf } from '#contract/members-facets.ts';
import type { CountryCode } from '#contract/places-countries.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { countRecord, type Grouping, setOf } from '#server/platform/facets/group-store.ts';

/** Members are counted in several tables: one group for each mix of all values would be nearly as many groups as members. */
export const groupedMembers: Grouping = {
  tables: [
    { name: 'member_groups', link: 'group_id', columns: ['country', 'areas', 'role'] },
    { name: 'member_ticket_groups', link: 'ticket_group_id', columns: ['stages', 'tickets'] },
    { name: 'member_city_groups', link: 'city_group_id', columns: ['city'] },
  ],
  total: 'members',
  grouped: 'grouped_members',
  record: 'member_id',
};

/** The values of a member that are counted for the filters. */
interface Counted {
  country: CountryCode | null;
  cityId: number | null;
  /** Slugs of focus areas. */
  areas: readonly string[];
  matchProfile: MemberMatchProfile;
}

/** The columns of a member's groups. */
export function groupedValues({ country, cityId, areas, matchProfile }: Counted) {
  return {
    country: country ?? '',
    city: cityId === null ? '' : String(cityId),
    areas: setOf(areas),
    role: matchProfile.role ?? '',
    stages: setOf(matchProfile.stages),
    tickets: setOf(ticketsOf(matchProfile)),
  };
}

/** Counts a member for the filters; `null` for one who is not in the directory. The caller has locked the profile's row. */
export function countMember(trx: Transaction, id: number, member: Counted | null): Promise<void> {
  return countRecord(trx, groupedMembers, id, member && groupedValues(member));
}
