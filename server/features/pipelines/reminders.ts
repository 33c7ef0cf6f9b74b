import { day, hour, minute } from '#contract/kit/durations.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { findDueCards, findPipelineDue, markReminded } from './due-store.ts';
import { findPipeline, type PipelineRow } from './kind.ts';

/** From this time of the day on (UTC), members are reminded of its steps. */
const morning = 5 * hour;

/** Days that nobody was told of, while the server was off, are made up for so long. */
const lateBy = 3 * day;

type ReminderDeps = Pick<Deps, 'database' | 'now' | 'baseUrl' | 'logger' | 'mail'>;

/**
 * Reminds members of the next steps whose day has come (rule card-reminders), one pipeline at a time. A pipeline whose
 * reminders cannot be written is passed over.
 */
export async function remindOfSteps(deps: ReminderDeps): Promise<void> {
  const now = deps.now().getTime();
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = { from: dayOf(now - morning - lateBy), to: dayOf(now - morning) };
  for (;;) {
    const id = await findPipelineDue(deps.database, days);
    if (id === undefined) break;
    const remind = async (trx: Transaction) => {
      await lockRow(deps.database, trx, 'pipelines', id);
      await remindOfPipeline(trx, deps, id, days);
    };
    await oneOfMany(
      deps,
      { pipeline: id },
      () => deps.database.write(remind),
      async (trx) => markReminded(trx, idsOf(await findDueCards(trx, id, days))),
    );
  }
  deps.mail.wake();
}

async function remindOfPipeline(
  trx: Transaction,
  deps: ReminderDeps,
  id: number,
  days: { from: string; to: string },
): Promise<void> {
  const due = await findDueCards(trx, id, days);
  const steps = new Map<number, number>();
  let board: PipelineRow | undefined;
  for (const card of due.filter(({ outcome }) => outcome === 'open')) {
    const writer = card.noted_by ?? card.owner_id;
    // Who wrote the step may have left the pipeline since.
    const seen = await findPipeline({ db: trx }, writer, id);
    board ??= seen ?? (await findPipeline({ db: trx }, card.owner_id, id));
    const reader = seen ? writer : card.owner_id;
    steps.set(reader, (steps.get(reader) ?? 0) + 1);
  }
  for (const [userId, count] of steps) {
    const what = count === 1 ? 'A next step is' : `${count} next steps are`;
    await notify(trx, deps, {
      userId,
      subjectId: null,
      kind: 'pipeline',
      title: `${what} due`,
      body: `${what} due on the pipeline “${board?.name ?? ''}”.`,
      path: pathTo(paths.pipeline, { id }),
      action: 'Open the pipeline',
    });
  }
  await markReminded(trx, idsOf(due));
}

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

export const reminderJob: Job = {
  name: 'card-reminders',
  every: 10 * minute,
  longest: 10 * minute,
  run: remindOfSteps,
};
