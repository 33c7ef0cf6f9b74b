import type { Router } from 'express';

import { paths, pathTo } from '#contract/kit/paths.ts';
import {
  exportListings,
  jobTypes,
  listingSorts,
  listingTypes,
  partnershipTypes,
  technologyStages,
  technologyStatuses,
} from '#contract/listings.ts';
import { fundingStages, matchRegions } from '#contract/match-profiles.ts';
import { placeRegions } from '#contract/places-regions.ts';
import type { Deps } from '#server/deps.ts';
import { findArea } from '#server/features/focus-areas/index.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { cityInWords } from '#server/platform/places/suggest.ts';
import { amount, link, time } from '#server/platform/sheets/cell.ts';
import { filterWords, needInWords, wordsIn } from '#server/platform/sheets/filter-words.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import { pageOfListings } from './list-page.ts';

/** A search of listings as a file (rule exports). */
export function serveListingExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportListings, {
    title: 'Listings',
    path: paths.listings,
    page: (query, place, _session, aside) => pageOfListings(aside, query, place),
    words: async (query) => {
      const area = query.focusArea ? await findArea(deps.database, 'slug', query.focusArea) : undefined;
      return filterWords(query, {
        search: ['Words'],
        type: ['Type', wordsIn(listingTypes)],
        focusArea: ['Focus area', (slug) => area?.title ?? slug],
        tag: ['Tag'],
        seek: ['Seeks', needInWords('seek')],
        offer: ['Offers', needInWords('offer')],
        stage: ['Stage', wordsIn(fundingStages)],
        region: ['Region', wordsIn(matchRegions)],
        country: ['Country', countryInWords],
        city: ['City', cityInWords],
        basedIn: ['Part of the world', wordsIn(placeRegions)],
        technologyStage: ['Development stage', wordsIn(technologyStages)],
        technologyStatus: ['Technology is', wordsIn(technologyStatuses)],
        partnershipType: ['Partnership', wordsIn(partnershipTypes)],
        jobType: ['Job', wordsIn(jobTypes)],
        sort: ['Order', wordsIn(listingSorts)],
      });
    },
    columns: ({ path }) => ({
      Title: ({ title }) => title,
      Type: ({ type }) => listingTypes[type],
      'Focus area': ({ focusArea }) => focusArea,
      Excerpt: ({ excerpt }) => excerpt,
      Tags: ({ tags }) => tags.join(', '),
      Company: ({ companyName }) => companyName,
      Location: ({ location }) => location,
      Country: ({ country }) => country && countryInWords(country),
      Amount: ({ amount: stated }) => stated && amount(stated.amount * 100, stated.currency),
      'Amount currency': ({ amount: stated }) => stated?.currency ?? null,
      Published: ({ createdAt }) => time(createdAt.slice(0, 10)),
      'Ends on': ({ expiresAt }) => time(expiresAt && expiresAt.slice(0, 10)),
      Address: ({ id }) => link(path(pathTo(paths.listing, { id }))),
    }),
  });
}
