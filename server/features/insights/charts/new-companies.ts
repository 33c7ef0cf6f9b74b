import type { MarketCompany } from '#server/features/companies/index.ts';
import { dayInWords, numberInWords } from '#server/platform/text/words.ts';
import { type Contribution, once } from '../facts.ts';
import { type Quarter, quarterInWords, quarterOf } from '../quarters.ts';
import { type ChartMaker, ofRecords, sentences } from './chart.ts';

const before = 'new-companies/before';

/** A company in the quarter in which it was added. */
export function newCompany({ addedAt }: MarketCompany, quarters: readonly Quarter[]): Contribution {
  const quarter = quarterOf(addedAt);
  return quarters.includes(quarter) ? once(`new-companies/${quarter}`, addedAt) : { facts: [], counts: [[before, 1]] };
}

export const newCompanies: ChartMaker = {
  id: 'new-companies',
  make(tally, quarters) {
    const earlier = tally.get(before) ?? 0;
    return ofRecords(
      sentences(
        'Companies by the quarter in which they were added to the network.',
        earlier > 0 && `Added earlier and not shown: ${numberInWords(earlier)}.`,
      ),
      [{ id: 'companies', label: 'Companies' }],
      quarters.map((id) => ({ id, label: quarterInWords(id), values: [tally.get(`new-companies/${id}`) ?? 0] })),
    );
  },
  figuresOf: ({ row }) => ({ figures: [`new-companies/${row}`] }),
  detail: ({ at }) => `Added ${dayInWords(at)}`,
};
