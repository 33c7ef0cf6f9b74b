import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { searchedKind } from '#server/platform/records/records.ts';
import { findMarked, findNamed } from './store.ts';

/** How many companies are looked at in one query. */
const batch = 500;

/**
 * Marks the companies that have a listed job, and no longer those whose last one has closed, expired or been withheld, or
 * whose author has left (rule company-listings). A listing changes in many places; this looks at the result.
 */
export const hiringJob: Job = {
  name: 'hiring',
  every: 5 * minute,
  longest: 15 * minute,
  run: async (deps) => {
    for (const find of [findMarked, findNamed]) {
      for (let after = 0, isLast = false; !isLast; ) {
        const companies = await find(deps.database, after, batch);
        for (const { id, isWrong } of companies) if (isWrong === 1) await markAnew(deps, id);
        after = companies.at(-1)?.id ?? after;
        isLast = companies.length < batch;
      }
    }
  },
};

/** Looks again whether a company is hiring, with everything by which it is found. */
export async function markAnew(deps: Pick<Deps, 'database' | 'features'>, companyId: number): Promise<void> {
  await deps.database.write((trx) => searchedKind(deps, 'company').reindex(deps.database, trx, companyId));
}
