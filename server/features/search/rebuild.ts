import { setTimeout as pause } from 'node:timers/promises';
import type { SearchGroup } from '#contract/items.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { searchedKind } from '#server/platform/records/records.ts';
import { findNextRecords, findRebuilds, lockRebuild, moveRebuild } from '#server/platform/search/rebuild-store.ts';

/**
 * How many records are indexed in one transaction at most. On PostgreSQL one at a time, because a transaction that
 * locks several could deadlock.
 */
const batch = { sqlite: 20, postgres: 1 } satisfies Record<Database['dialect'], number>;

/** A transaction ends after this time with the current record (milliseconds): on SQLite all writes wait for it. */
const longestStep = 10;

/**
 * Reindexes the records for which a migration or a change has requested it, and returns when all are done. Other writes
 * get at least half of the time. An interrupted run resumes where it stopped.
 */
export async function rebuildSearch(deps: Pick<Deps, 'database' | 'features'>): Promise<void> {
  const { database } = deps;
  for (const kind of await findRebuilds(database)) {
    let isDone = false;
    while (!isDone) {
      const started = performance.now();
      isDone = await database.write((trx) => rebuildSome(deps, trx, kind));
      await pause(performance.now() - started);
    }
  }
}

/** Indexes the next few records; `true` when they were the last. */
async function rebuildSome(
  deps: Pick<Deps, 'database' | 'features'>,
  trx: Transaction,
  kind: SearchGroup,
): Promise<boolean> {
  const { database } = deps;
  const { table, reindex } = searchedKind(deps, kind);
  const after = await lockRebuild(trx, kind);
  if (after === undefined) return true;
  const started = performance.now();
  let last: number | null = null;
  for (const id of await findNextRecords(trx, table, after, batch[database.dialect])) {
    await reindex(database, trx, id);
    last = id;
    if (performance.now() - started > longestStep) break;
  }
  await moveRebuild(trx, kind, last);
  return last === null;
}

/** Several processes would only take turns, because one of them at a time moves the mark. */
export const rebuildSearchJob: Job = {
  name: 'search-rebuild',
  every: minute,
  longest: 60 * minute,
  run: rebuildSearch,
};
