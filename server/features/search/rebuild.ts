import { setTimeout as pause } from 'node:timers/promises';

import type { SearchGroup } from '#contract/search.ts';
import type { Deps } from '#server/deps.ts';
import { articleKind } from '#server/features/articles/kind.ts';
import { reindexCompany } from '#server/features/companies/lexemes.ts';
import { reindexContent } from '#server/features/content/service.ts';
import { reindexEvent } from '#server/features/events/registration-store.ts';
import { reindexListing } from '#server/features/listings/life-store.ts';
import { relistMember } from '#server/features/members/search-index-store.ts';
import { researchKind } from '#server/features/research/kind.ts';
import { reindexTechnology } from '#server/features/technologies/lexemes.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { findNextRecords, findRebuilds, lockRebuild, moveRebuild } from '#server/platform/search/rebuild-store.ts';

type Reindex = (database: Database, trx: Transaction, id: number) => Promise<unknown>;

/** How a record of each kind is indexed anew, as it stands; nothing happens where it is gone or not to be found. */
const reindexes: Record<SearchGroup, Reindex> = {
  member: (_database, trx, id) => relistMember(trx, id),
  company: reindexCompany,
  technology: reindexTechnology,
  listing: reindexListing,
  article: (database, trx, id) => reindexContent(database, trx, articleKind, id),
  research: (database, trx, id) => reindexContent(database, trx, researchKind, id),
  event: reindexEvent,
};

/**
 * How many records are indexed in one transaction at most. On PostgreSQL one at a time: whoever holds the locks of
 * several may wait for somebody who waits for one of them.
 */
const batch = { sqlite: 20, postgres: 1 } satisfies Record<Database['dialect'], number>;

/** After so many milliseconds a transaction ends with the record at hand: on SQLite everybody waits for it. */
const longestStep = 10;

/**
 * Indexes the records anew of which a migration or a change asks for it, and ends when all are done. What others write
 * has half of the time at least. Ended in between, it goes on there the next time.
 */
export async function rebuildSearch({ database }: Pick<Deps, 'database'>): Promise<void> {
  for (const kind of await findRebuilds(database)) {
    let isDone = false;
    while (!isDone) {
      const started = performance.now();
      isDone = await database.write((trx) => rebuildSome(database, trx, kind));
      await pause(performance.now() - started);
    }
  }
}

/** The next few; `true` when they were the last. */
async function rebuildSome(database: Database, trx: Transaction, kind: SearchGroup): Promise<boolean> {
  const after = await lockRebuild(trx, kind);
  if (after === undefined) return true;
  const started = performance.now();
  let last: number | null = null;
  for (const id of await findNextRecords(trx, kind, after, batch[database.dialect])) {
    await reindexes[kind](database, trx, id);
    last = id;
    if (performance.now() - started > longestStep) break;
  }
  await moveRebuild(trx, kind, last);
  return last === null;
}

const minute = 60_000;

/** Several processes at it would only take turns: the mark is moved by one at a time. */
export const rebuildSearchJob: Job = {
  name: 'search-rebuild',
  every: minute,
  longest: 60 * minute,
  run: rebuildSearch,
};
