import type { Selectable } from 'kysely';

import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { technologyStages } from '#contract/technologies.ts';
import { type StageStatus, stageStatuses } from '#contract/technologies-evidence.ts';
import type { HistoryFields } from '#server/platform/changes/history.ts';
import type { TechnologiesTable } from '#server/platform/db/tables/companies.ts';
import { toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { metricLines, readEvidence } from './evidence.ts';
import { readPictures } from './pictures.ts';
import { statusName } from './presenter.ts';

/** Values that a technology's form changes. Everything on its page is public. */
export const technologyFields: HistoryFields<Selectable<TechnologiesTable>> = {
  name: { title: 'Name', value: ({ name }) => name },
  description: { title: 'Short description', value: ({ description }) => description },
  about: { title: 'About', value: ({ detailed_description: html }) => toPlainText(html) },
  'focus-area': { title: 'Focus area', value: ({ sector }) => sectorOf(sector).title },
  status: { title: 'Status', value: ({ status }) => statusName(status) },
  stage: { title: 'Development stage', value: ({ development_stage: stage }) => technologyStages[stage] },
  readiness: { title: 'Readiness level', value: ({ readiness_level: level }) => level },
  tags: { title: 'Tags', isList: true, value: ({ tags }) => linesOf(tags) },
  sale: { title: 'For sale', value: (row) => (row.is_listed_for_sale === 1 ? 'Yes' : 'No') },
  developed: { title: 'First developed', value: ({ year_developed: year }) => year },
  applications: { title: 'Applications', isList: true, value: ({ applications }) => linesOf(applications) },
  innovators: { title: 'Key innovators', isList: true, value: ({ key_innovators: innovators }) => linesOf(innovators) },
  performance: { title: 'Performance', isList: true, value: (row) => metricLines(readEvidence(row).metrics) },
  stages: {
    title: 'Development stages',
    isList: true,
    value: (row) =>
      readEvidence(row).developmentStages.map(({ name, status, milestones }) =>
        [`${name}: ${stageStatuses[status as StageStatus] ?? status}`, ...milestones].join(', '),
      ),
  },
  patents: {
    title: 'Patents',
    isList: true,
    value: (row) => readEvidence(row).patents.map(({ id, title, year }) => `${title} (${id}, ${year})`),
  },
  publications: {
    title: 'Publications',
    isList: true,
    value: (row) => readEvidence(row).publications.map(({ title, journal, year }) => `${title} (${journal}, ${year})`),
  },
  sources: { title: 'Sources', isList: true, value: (row) => readEvidence(row).sources.map(({ title }) => title) },
  pictures: { title: 'Pictures', isList: true, value: (row) => readPictures(row).map(({ alt }) => alt) },
};

/** The field of a company's history that names its technologies. */
export const companyTechnologies = 'technologies';

/** The contract parsed this JSON before it was stored. */
function linesOf(json: string): string[] {
  return JSON.parse(json) as string[];
}
