import { paths, pathTo } from '#contract/kit/paths.ts';
import { fundingStages, matchRegions, matchRoles } from '#contract/match-profiles.ts';
import { type MemberSort, type MemberSummary, memberSorts } from '#contract/members.ts';
import { type MemberQueryFilters, ticketRanges } from '#contract/members-facets.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { findArea } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cityInWords } from '#server/platform/places/suggest.ts';
import { amount, link, type SheetCell, time } from '#server/platform/sheets/cell.ts';
import { filterWords, needInWords, wordsIn } from '#server/platform/sheets/filter-words.ts';
import { countryInWords } from '#server/platform/text/words.ts';

/** The filters of members in words, as a file names its source. */
export async function memberFilterWords(
  database: Database,
  query: MemberQueryFilters & { sort?: MemberSort | undefined },
): Promise<Record<string, string>> {
  const area = query.focusArea ? await findArea(database, 'slug', query.focusArea) : undefined;
  return filterWords(query, {
    search: ['Words'],
    focusArea: ['Focus area', (slug) => area?.title ?? slug],
    role: ['Role', wordsIn(matchRoles)],
    stage: ['Stage of funding', wordsIn(fundingStages)],
    ticket: ['Ticket size', wordsIn(ticketRanges)],
    country: ['Country', countryInWords],
    basedIn: ['Part of the world', wordsIn(placeRegions)],
    city: ['City', cityInWords],
    seek: ['Seeks', needInWords('seek')],
    offer: ['Offers', needInWords('offer')],
    region: ['Region', wordsIn(matchRegions)],
    sort: ['Order', wordsIn(memberSorts)],
  });
}

/** What a file of members says of each: what a card shows, and the address of the profile. */
export function memberColumns({ path }: { path: (path: string) => string }) {
  return {
    Name: ({ name }) => name,
    Position: ({ title }) => title,
    Organization: ({ organization }) => organization,
    'Focus areas': ({ focusAreas }) => focusAreas.join(', '),
    Location: ({ location }) => location,
    Country: ({ country }) => country && countryInWords(country),
    'Smallest ticket': ({ ticket }) => whole(ticket?.min, ticket?.currency),
    'Largest ticket': ({ ticket }) => whole(ticket?.max, ticket?.currency),
    'Ticket currency': ({ ticket }) => ticket?.currency ?? null,
    Connections: ({ connectionCount }) => connectionCount,
    'Member since': ({ memberSince }) => time(memberSince.slice(0, 10)),
    Address: ({ id }) => link(path(pathTo(paths.member, { id }))),
  } satisfies Record<string, (member: MemberSummary) => SheetCell>;
}

function whole(units: number | null | undefined, currency: string | undefined): SheetCell {
  return typeof units === 'number' && currency !== undefined ? amount(units * 100, currency) : null;
}
