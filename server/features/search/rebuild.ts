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
 * How many records are indexed in one transaction at most. On PostgreSQL one at a time: anyone who holds the locks of
 * several may wait for someone who waits for one of them.
 */
const batch = { sqlite: 20, postgres: 1 } satisfies Record<Database['dialect'], number>;

/** After so many milliseconds a transaction ends with the record at hand: on SQLite everyone waits for it. */
const longestStep = 10;

/**
 * Indexes the records again of which a migration or a change asks for it, and ends when all are done. What others write
 * has half of the time at least. Ended in between, it goes on there the next time.
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

/** The next few; `true` when they were the last. */
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

/** Several processes at it would only take turns: the mark is moved by one at a time. */
export const rebuildSearchJob: Job = {
  name: 'search-rebuild',
  every: minute,
  longest: 60 * minute,
  run: rebuildSearch,
};
