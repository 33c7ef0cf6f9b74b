import type { Router } from 'express';

import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { exportTechnologies, technologySorts, technologyStages, technologyStatuses } from '#contract/technologies.ts';
import type { Deps } from '#server/deps.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { link } from '#server/platform/sheets/cell.ts';
import { filterWords, wordsIn } from '#server/platform/sheets/filter-words.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import { pageOfTechnologies } from './list-page.ts';

/** A search of technologies as a file (rule exports). */
export function serveTechnologyExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportTechnologies, {
    title: 'Technologies',
    path: paths.technologies,
    page: (query, place, _session, { database }) => pageOfTechnologies(database, query, place),
    words: (query) =>
      filterWords(query, {
        search: ['Words'],
        focusArea: ['Focus area', (id) => sectorOf(id).title],
        level: ['Readiness level'],
        status: ['Status', wordsIn(technologyStatuses)],
        country: ['Country of the company', countryInWords],
        basedIn: ['Part of the world', wordsIn(placeRegions)],
        patents: ['Patents', wordsIn({ yes: 'With patents', no: 'No patents named' })],
        stage: ['Development stage', wordsIn(technologyStages)],
        readiness: ['Readiness', (level) => `Level ${level} or higher`],
        tag: ['Tag'],
        sort: ['Order', wordsIn(technologySorts)],
      }),
    columns: ({ path }) => ({
      Name: ({ name }) => name,
      Description: ({ description }) => description,
      'Focus area': ({ focusArea }) => focusArea.title,
      Status: ({ statusName }) => statusName,
      'Readiness level': ({ readinessLevel }) => readinessLevel,
      Tags: ({ tags }) => tags.join(', '),
      Company: ({ companyName }) => companyName,
      Country: ({ country }) => country && countryInWords(country),
      Patents: ({ patentCount }) => patentCount,
      'For sale': ({ isListedForSale }) => (isListedForSale ? 'Yes' : 'No'),
      Address: ({ id }) => link(path(pathTo(paths.technology, { id }))),
    }),
  });
}
