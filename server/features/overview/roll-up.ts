import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { countByDay, findLastDay, type Happening, happenings, keepDays } from './daily-store.ts';
import { addDays, dayOf } from './spans.ts';

/** How many past days are counted when nothing is stored yet: a few more than trends show. */
const reach = 400;
/** How many days are counted in one statement. */
const step = 31;

/**
 * Counts past days and stores the figures, so that trends only read the rows of a day or two. A day counts as past an
 * hour after its end, because its last writes may arrive late. Several processes may run it at once.
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
        (await countByDay(deps.database.aside, name, { from, until })).map((row) => [row.day, row.value]),
      );
      const days: { day: string; value: number }[] = [];
      for (let day = from; day < until; day = addDays(day, 1)) days.push({ day, value: counted.get(day) ?? 0 });
      await deps.database.write((trx) => keepDays(trx, name, days));
      from = until;
    }
  }
}

/** Checks every hour for past days. */
export const rollUpJob: Job = { name: 'daily-counts', every: hour, longest: hour, run: rollUp };
