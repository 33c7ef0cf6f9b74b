import { searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { defaultMemberSort, memberSort } from '#contract/members.ts';
import { memberMatchFilterFields } from '#src/features/match-profiles/index.ts';
import { placeFilterFields } from '#src/features/places/index.ts';
import { type FiltersOf, filterCodec, filterText, withParams } from '#src/lib/url-filters.ts';

/** The directory's filters and order as stored in the address, which omits the default order. */
export const memberFilters = filterCodec(
  {
    focusArea: filterText(60),
    ...memberMatchFilterFields,
    ...placeFilterFields,
    search: filterText(searchMax),
    sort: memberSort,
  },
  ({ sort, ...filters }) => ({ ...filters, ...(sort !== defaultMemberSort(filters) && { sort }) }),
);
export type MemberFilters = FiltersOf<typeof memberFilters>;

/** The address of the directory with these filters. */
export function membersPath(filters: MemberFilters = {}): string {
  return withParams(paths.members, memberFilters.write(filters));
}

/** Whether a filter may exclude members. An order excludes no one. */
export function isNarrowed({ sort: _sort, ...filters }: MemberFilters): boolean {
  return memberFilters.hasAny(filters);
}
