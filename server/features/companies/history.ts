import type { Selectable } from 'kysely';

import { companySizes } from '#contract/companies.ts';
import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { companyTechnologies } from '#server/features/technologies/index.ts';
import type { HistoryFields } from '#server/platform/changes/history.ts';
import type { CompaniesTable } from '#server/platform/db/tables/companies.ts';
import type { RecordKind } from '#server/platform/records/record.ts';
import { toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { dayInWords, numberInWords } from '#server/platform/text/words.ts';
import { historyOf } from './presenter.ts';

/** Values that a company's form changes. Everything on its page is public. */
export const companyFields: HistoryFields<Selectable<CompaniesTable>> = {
  logo: { title: 'Logo', value: ({ logo }) => logo && 'Shown' },
  name: { title: 'Name', value: ({ name }) => name },
  description: { title: 'Short description', value: ({ description }) => description },
  about: { title: 'About', value: ({ long_description: html }) => toPlainText(html) },
  website: { title: 'Website', value: ({ website_url: url }) => url },
  location: { title: 'Location', value: ({ location }) => location },
  founded: { title: 'Founded', value: ({ founded_year: year }) => year },
  size: { title: 'Size', value: ({ size }) => companySizes[size] },
  'focus-area': { title: 'Focus area', value: ({ sector }) => sectorOf(sector).title },
  mission: { title: 'Mission', value: ({ mission }) => mission },
  vision: { title: 'Vision', value: ({ vision }) => vision },
  employees: { title: 'Employees', value: ({ employee_count: count }) => count && numberInWords(count) },
  revenue: { title: 'Revenue', value: ({ revenue }) => revenue },
  valuation: { title: 'Valuation', value: ({ valuation }) => valuation },
  'profit-margin': { title: 'Profit margin', value: ({ profit_margin: margin }) => margin },
  'total-funding': { title: 'Total funding', value: ({ funding_total: total }) => total },
  'funding-rounds': {
    title: 'Funding rounds',
    isList: true,
    value: (row) =>
      historyOf(row).fundingRounds.map(({ type, amount, date, investors }) =>
        [type, amount, dayInWords(date), investors.join(', ')].filter(Boolean).join(' · '),
      ),
  },
  milestones: {
    title: 'Milestones',
    isList: true,
    value: (row) => historyOf(row).milestones.map(({ title, date }) => `${dayInWords(date)}: ${title}`),
  },
};

/** All fields of a company's history. */
export const companyHistory: RecordKind['history'] = {
  ...companyFields,
  team: { title: 'Team', isList: true },
  documents: { title: 'Documents', isList: true },
  [companyTechnologies]: { title: 'Technologies', isList: true },
};
