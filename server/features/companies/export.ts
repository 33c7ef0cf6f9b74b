import type { Router } from 'express';

import { companySizes, companySorts, exportCompanies } from '#contract/companies.ts';
import { amountRanges, foundedRanges, type Money, roundTypes } from '#contract/companies-figures.ts';
import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { fundingStages, matchRegions } from '#contract/match-profiles.ts';
import { placeRegions } from '#contract/places-regions.ts';
import type { Deps } from '#server/deps.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { cityInWords } from '#server/platform/places/suggest.ts';
import { amount, link, type SheetCell, time } from '#server/platform/sheets/cell.ts';
import { filterWords, needInWords, wordsIn } from '#server/platform/sheets/filter-words.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import { pageOfCompanies } from './list-page.ts';

/** A search of companies as a file (rule exports). */
export function serveCompanyExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportCompanies, {
    title: 'Companies',
    path: paths.companies,
    page: (query, place, _session, { database }) => pageOfCompanies(database, query, place),
    words: (query) =>
      filterWords(query, {
        search: ['Words'],
        country: ['Country', countryInWords],
        basedIn: ['Part of the world', wordsIn(placeRegions)],
        city: ['City', cityInWords],
        focusArea: ['Focus area', (id) => sectorOf(id).title],
        size: ['Company size', wordsIn(companySizes)],
        stage: ['Raising', wordsIn(fundingStages)],
        raising: ['Amount sought', wordsIn(amountRanges)],
        closing: ['Round closes in'],
        hiring: ['Jobs', () => 'Hiring now'],
        verified: ['Verification', () => 'Verified companies'],
        founded: ['Founded', wordsIn(foundedRanges)],
        funding: ['Funding in all', wordsIn(amountRanges)],
        lastRound: ['Year of the last round'],
        roundType: ['Last round', wordsIn(roundTypes)],
        revenue: ['Revenue', wordsIn(amountRanges)],
        seek: ['Seeks', needInWords('seek')],
        offer: ['Offers', needInWords('offer')],
        region: ['Region', wordsIn(matchRegions)],
        sort: ['Order', wordsIn(companySorts)],
      }),
    columns: ({ path }) => ({
      Name: ({ name }) => name,
      Description: ({ description }) => description,
      'Focus area': ({ focusArea }) => focusArea.title,
      Location: ({ location }) => location,
      Country: ({ country }) => country && countryInWords(country),
      Founded: ({ foundedYear }) => foundedYear,
      Size: ({ size }) => companySizes[size],
      Funding: ({ funding }) => whole(funding),
      'Funding currency': ({ funding }) => funding?.currency ?? null,
      'Last round': ({ lastRound }) => lastRound?.type ?? null,
      'Last round on': ({ lastRound }) => time(lastRound?.date ?? null),
      'Seeks now': ({ raising }) => whole(raising),
      'Seeks currency': ({ raising }) => raising?.currency ?? null,
      'Closes on': ({ closesOn }) => time(closesOn),
      Hiring: ({ isHiring }) => (isHiring ? 'Yes' : 'No'),
      'Open jobs': ({ openJobs }) => openJobs,
      Revenue: ({ revenueAmount }) => whole(revenueAmount),
      'Revenue currency': ({ revenueAmount }) => revenueAmount?.currency ?? null,
      Team: ({ employeeCount }) => employeeCount,
      Verified: ({ isVerified }) => (isVerified ? 'Yes' : 'No'),
      Address: ({ id }) => link(path(pathTo(paths.company, { id }))),
    }),
  });
}

function whole(money: Money | null): SheetCell {
  return money && amount(money.amount * 100, money.currency);
}
