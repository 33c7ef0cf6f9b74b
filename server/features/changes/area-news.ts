import { setImmediate } from 'node:timers/promises';
import type { ItemKind } from '#contract/items.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { Arrivals } from '#server/platform/records/record.ts';
import { recordKinds } from '#server/platform/records/records.ts';
import { findNewsMark, insertAreaNews, moveNewsMark } from './area-news-store.ts';

/** How many records one step takes, in its own transaction with the mark. */
const step = 100;

/** A lower number may still be in an open transaction when a higher one is already visible. */
export const arriving = 2 * minute;

type NewsDeps = Pick<Deps, 'database' | 'features' | 'now'>;

/** What is new in a focus area is in its history within quarter of an hour. */
export const areaNewsJob: Job = { name: 'area-news', every: 10 * minute, longest: 30 * minute, run: fileAreaNews };

/**
 * Writes the records that are new since the last run into the histories of their focus areas, each once, even if a process
 * ends half-way. It costs one row a record, however many members follow the area.
 */
export async function fileAreaNews(deps: NewsDeps): Promise<void> {
  for (const { kind, arrivals } of recordKinds(deps)) {
    if (arrivals?.find) await fileKind(deps, kind, arrivals, arrivals.find);
  }
}

async function fileKind(
  { database, now }: NewsDeps,
  kind: ItemKind,
  arrivals: Arrivals,
  find: NonNullable<Arrivals['find']>,
): Promise<void> {
  const at = now();
  const upTo = await arrivals.last(database, new Date(at.getTime() - arriving).toISOString());
  for (;;) {
    const after = await findNewsMark(database, kind);
    if (after >= upTo) return;
    const found = await find(database, { after, upTo, limit: step });
    const to = found.at(-1)?.place ?? upTo;
    await database.write(async (trx) => {
      if (await moveNewsMark(trx, kind, after, to)) await insertAreaNews(trx, kind, found, at.toISOString());
    });
    await setImmediate();
  }
}
