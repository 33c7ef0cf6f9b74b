import type { Router } from 'express';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { fundingStages, matchRegions, matchRoles } from '#contract/match-profiles.ts';
import { exportMembers, memberSorts } from '#contract/members.ts';
import { ticketRanges } from '#contract/members-facets.ts';
import { placeRegions } from '#contract/places-regions.ts';
import type { Deps } from '#server/deps.ts';
import { findArea } from '#server/features/focus-areas/index.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { amount, link, type SheetCell, time } from '#server/platform/sheets/cell.ts';
import { filterWords, needInWords, wordsIn } from '#server/platform/sheets/filter-words.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import { pageOfMembers } from './list-page.ts';
import { withoutBlocked } from './not-blocked-store.ts';

/** A search of members as a file: what the directory shows of them, and never an address (rule exports). */
export function serveMemberExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportMembers, {
    title: 'Members',
    path: paths.members,
    page: async (query, place, { user }) => {
      const page = await pageOfMembers(deps.database, query, place);
      const ids = page.items.map(({ id }) => id);
      const shown = await withoutBlocked(deps.database, user.id, ids);
      return { ...page, items: page.items.filter(({ id }) => shown.has(id)) };
    },
    words: async (query) => {
      const area = query.focusArea ? await findArea(deps.database, 'slug', query.focusArea) : undefined;
      return filterWords(query, {
        search: ['Words'],
        focusArea: ['Focus area', (slug) => area?.title ?? slug],
        role: ['Role', wordsIn(matchRoles)],
        stage: ['Stage of funding', wordsIn(fundingStages)],
        ticket: ['Ticket size', wordsIn(ticketRanges)],
        country: ['Country', countryInWords],
        basedIn: ['Part of the world', wordsIn(placeRegions)],
        seek: ['Seeks', needInWords('seek')],
        offer: ['Offers', needInWords('offer')],
        region: ['Region', wordsIn(matchRegions)],
        sort: ['Order', wordsIn(memberSorts)],
      });
    },
    columns: ({ path }) => ({
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
    }),
  });
}

function whole(units: number | null | undefined, currency: string | undefined): SheetCell {
  return typeof units === 'number' && currency !== undefined ? amount(units * 100, currency) : null;
}
