import type { CompanySort } from '#contract/companies.ts';
import type { CompanyQueryFilters } from '#contract/companies-facets.ts';
import { type Span, spanOfAmounts, spanOfYears } from '#contract/companies-figures.ts';

/**
 * Which part of an order the filters can find anything in; `undefined` for all of it. Without it, the companies of 2024 in the
 * order of the last rounds would be searched for among all later ones.
 */
export function spanInOrder(
  sort: CompanySort,
  { founded, funding, lastRound, raising, revenue, closing, hiring }: CompanyQueryFilters,
): Span | undefined {
  if (founded && (sort === 'newest' || sort === 'oldest')) return spanOfYears(founded);
  if (funding && sort === 'funding') return spanOfAmounts(funding);
  if (raising && sort === 'raising') return spanOfAmounts(raising);
  if (revenue && sort === 'revenue') return spanOfAmounts(revenue);
  if (hiring && sort === 'jobs') return { from: 1, below: Number.POSITIVE_INFINITY };
  if (closing && sort === 'closing') return spanOfMonths(closing);
  if (!lastRound || sort !== 'last-round') return undefined;
  // The order is by days such as 20260512.
  const years = lastRound.map(Number);
  return { from: Math.min(...years) * 10_000, below: (Math.max(...years) + 1) * 10_000 };
}

/** From the first to the last of some months, in days such as 20260512. */
function spanOfMonths(months: readonly string[]): Span {
  const numbers = months.map((month) => Number(month.replace('-', '')));
  return { from: Math.min(...numbers) * 100, below: (Math.max(...numbers) + 1) * 100 };
}
