import { day, hour } from '#contract/kit/durations.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { dayNumber, noDay } from './figures.ts';

/** How many companies are changed in one transaction. */
const batch = 500;

/** Rounds that have closed leave the order of those that close next, a day later: then the day is over everywhere. */
export const closedRoundsJob: Job = {
  name: 'closed-rounds',
  every: hour,
  longest: hour / 4,
  run: async ({ database, now }) => {
    const firstOpen = dayNumber(new Date(now().getTime() - day).toISOString());
    for (let changed = batch; changed === batch; ) {
      changed = await database.write(async (trx) => {
        const over = await trx
          .selectFrom('companies')
          .where('hold', 'is', null)
          .where('closes_on', '<', firstOpen)
          .select('id')
          .orderBy('closes_on')
          .limit(batch)
          .execute();
        if (over.length === 0) return 0;
        const ids = over.map(({ id }) => id);
        await trx.updateTable('companies').set({ closes_on: noDay }).where('id', 'in', ids).execute();
        return ids.length;
      });
    }
  },
};
