import { jobTypes, listingTypes, technologyStages } from '#contract/listings.ts';
import type { MarketListing } from '#server/features/listings/index.ts';
import { dayInWords, numberInWords } from '#server/platform/text/words.ts';
import { type Contribution, once, together } from '../facts.ts';
import { type Quarter, quarterInWords, quarterOf } from '../quarters.ts';
import { type ChartMaker, ofRecords, sentences, withoutEmptyColumns } from './chart.ts';

const earlierJobs = 'hiring/before';
const column = [{ id: 'listings', label: 'Listings' }];
const detail: ChartMaker['detail'] = ({ at }) => `Published ${dayInWords(at)}`;

/** A listing by its type, and by its stage or kind of job. */
export function openListing({ type, publishedAt, details }: MarketListing, quarters: readonly Quarter[]): Contribution {
  const quarter = quarterOf(publishedAt);
  const parts = [once(`listings/${type}`, publishedAt)];
  if (type === 'technology' && details.technologyStage)
    parts.push(once(`stages/${details.technologyStage}`, publishedAt));
  if (type === 'job' && details.jobType)
    parts.push(
      quarters.includes(quarter)
        ? once(`hiring/${quarter}/${details.jobType}`, publishedAt)
        : { facts: [], counts: [[earlierJobs, 1]] },
    );
  return together(parts);
}

export const listingsByType: ChartMaker = {
  id: 'listings',
  make: (tally) =>
    ofRecords(
      'Listings that are published now.',
      column,
      Object.entries(listingTypes).map(([id, label]) => ({ id, label, values: [tally.get(`listings/${id}`) ?? 0] })),
    ),
  figuresOf: ({ row }) => ({ figures: [`listings/${row}`] }),
  detail,
};

export const stages: ChartMaker = {
  id: 'stages',
  make: (tally) =>
    ofRecords(
      'Technology listings that are published now, by the stage they state.',
      column,
      Object.entries(technologyStages).map(([id, label]) => ({ id, label, values: [tally.get(`stages/${id}`) ?? 0] })),
    ),
  figuresOf: ({ row }) => ({ figures: [`stages/${row}`] }),
  detail,
};

export const hiring: ChartMaker = {
  id: 'hiring',
  make(tally, quarters) {
    const earlier = tally.get(earlierJobs) ?? 0;
    const types = Object.entries(jobTypes).map(([id, label]) => ({ id, label }));
    const { columns, rows } = withoutEmptyColumns(
      types,
      quarters.map((id) => ({
        id,
        label: quarterInWords(id),
        values: types.map((type) => tally.get(`hiring/${id}/${type.id}`) ?? 0),
      })),
    );
    return ofRecords(
      sentences(
        'Job listings that are published now, by the quarter of their publication. Closed and expired ones are not counted.',
        earlier > 0 && `Published earlier and not shown: ${numberInWords(earlier)}.`,
      ),
      columns,
      rows,
    );
  },
  figuresOf: (place) => ({ figures: [`hiring/${place.row}/${place.column}`] }),
  detail,
};
