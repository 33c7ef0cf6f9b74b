import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { countByDay, findLastDay, type Happening, happenings, keepDays } from './daily-store.ts';
import { addDays, dayOf } from './spans.ts';

/** How far back is counted where nothing is kept yet: a little more than trends show. */
const reach = 400;
/** How many days are counted in one statement. */
const step = 31;

/**
 * Counts what happened on the days that are over and keeps the figures, so that trends never read more rows
 * than those of a day or two. A day counts as over an hour after its end: a write of its last moment may take
 * a while to be there. Harmless when several processes do it.
 */
export async function rollUp(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const end = dayOf(new Date(deps.now().getTime() - hour));
  const names: Happening[] = Object.keys(happenings).filter((name): name is Happening => name in happenings);
  for (const name of names) {
    const last = await findLastDay(deps.database, name);
    let from = last === undefined ? addDays(end, -reach) : addDays(last, 1);
    while (from < end) {
      const until = [addDays(from, step), end].toSorted()[0] ?? end;
      const counted = new Map(
        (await countByDay(deps.database, name, { from, until })).map((row) => [row.day, row.value]),
      );
      const days: { day: string; value: number }[] = [];
      for (let day = from; day < until; day = addDays(day, 1)) days.push({ day, value: counted.get(day) ?? 0 });
      await deps.database.write((trx) => keepDays(trx, name, days));
      from = until;
    }
  }
}

/** Looks every hour for days that are over. */
export const rollUpJob: Job = { name: 'daily-counts', every: hour, longest: hour, run: rollUp };
