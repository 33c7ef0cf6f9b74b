import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { Stopped } from '#server/platform/jobs/stoppable.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { type CheckoutRow, closeUnopened, findCheckout, isSettled, noteRefunded } from './checkout-store.ts';
import { settle } from './checkouts.ts';
import { stuckMail } from './mails.ts';
import { endMembership, extendMembership } from './store.ts';
import { addTask, findDueTasks, findUnrenewed, noteDone, putOff, type TaskRow } from './task-store.ts';

const batch = 50;

/** The waits after the first, second, … failure; the last one repeats. */
const delays = [1, 2, 5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * minute);

/** After this many failures the team is told, once. */
const tellAfter = 6;

/** The message to the team about a task that failed. */
const work: Record<TaskRow['kind'], string> = {
  ask: 'CARDI could not find out whether a payment page has been paid.',
  expire: 'A payment page could not be closed.',
  refund: 'A payment could not be refunded.',
  cancel: 'A subscription could not be cancelled: it is still being charged.',
  look: 'CARDI could not find out whether a membership has been renewed.',
};

type TaskDeps = Pick<Deps, 'database' | 'now' | 'env' | 'baseUrl' | 'payments' | 'logger' | 'mail'>;

/**
 * Carries out the due tasks at the payment provider. Every task can be repeated safely, so another process can take
 * over one that was interrupted. Does nothing without a provider.
 */
export async function carryOutTasks(deps: TaskDeps): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const at = deps.now().toISOString();
  const unrenewed = await findUnrenewed(deps.database, at, batch);
  if (unrenewed.length > 0) {
    await deps.database.write(async (trx) => {
      for (const subject of unrenewed) await addTask(trx, { kind: 'look', subject, dueAt: at });
    });
  }
  // Each task is finished or postponed, and may create another one.
  for (;;) {
    const tasks = await findDueTasks(deps.database, deps.now().toISOString(), batch);
    if (tasks.length === 0) return;
    for (const task of tasks) {
      try {
        await carryOut(deps, payments, task);
      } catch (error) {
        if (error instanceof Stopped) throw error;
        await noteFailure(deps, task, error);
      }
    }
    deps.mail.wake();
  }
}

/** Runs the due tasks every few moments. */
export const paymentJob: Job = {
  name: 'payments',
  every: 20_000,
  longest: 30 * minute,
  run: carryOutTasks,
};

async function carryOut(deps: TaskDeps, payments: Payments, task: TaskRow): Promise<void> {
  const { database } = deps;
  const done: Done = (also) =>
    database.write(async (trx) => {
      await also?.(trx);
      await noteDone(trx, task.id, deps.now().toISOString());
    });
  switch (task.kind) {
    case 'cancel':
      await payments.endSubscription(task.subject);
      await done();
      return;
    case 'look': {
      const { isOver, paidUntil } = await payments.findSubscription(task.subject);
      const now = deps.now().toISOString();
      if (isOver) await done((trx) => endMembership(trx, task.subject, now));
      else if (paidUntil) await done((trx) => extendMembership(trx, task.subject, paidUntil.toISOString(), now));
      else await putOffFor(deps, task, null);
      return;
    }
    default: {
      const row = await findCheckout(database, Number(task.subject));
      if (row) await carryOutFor(deps, payments, task, row, done);
      else await done();
    }
  }
}

/** Records that a task is done, with its result. */
type Done = (also?: (trx: Transaction) => Promise<unknown>) => Promise<void>;

async function carryOutFor(
  deps: TaskDeps,
  payments: Payments,
  task: TaskRow,
  row: CheckoutRow,
  done: Done,
): Promise<void> {
  const { session_id: sessionId } = row;
  if (task.kind === 'refund') {
    if (sessionId === null) throw new Error('A page that was paid has no number');
    await payments.refundCheckout(sessionId);
    await done((trx) => noteRefunded(trx, row.id, deps.now().toISOString()));
    return;
  }
  if (isSettled(row) || row.state === 'closed') {
    await done();
    return;
  }
  if (sessionId === null) {
    // The provider's answer never arrived, so nobody has seen the page. If the page exists after all, it is closed
    // then.
    await done((trx) => closeUnopened(trx, row.id, deps.now().toISOString()));
    return;
  }
  if (task.kind === 'expire') await payments.expireCheckout(sessionId);
  const report = await payments.findCheckout(sessionId);
  if (report.state === 'open' || report.state === 'pending') {
    await putOffFor(deps, task, null);
    return;
  }
  await done(async (trx) => {
    // Locked first, as everywhere: see lockRow.
    await lockRow(deps.database, trx, 'users', row.user_id);
    await settle(deps, trx, report);
  });
}

async function noteFailure(deps: TaskDeps, task: TaskRow, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  deps.logger.warn(
    { task: task.id, kind: task.kind, attempts: task.attempts + 1, reason },
    'the provider was of no help',
  );
  await putOffFor(deps, task, reason);
}

async function putOffFor(deps: TaskDeps, task: TaskRow, error: string | null): Promise<void> {
  const now = deps.now();
  const attempts = task.attempts + 1;
  const delay = delays[attempts - 1] ?? delays.at(-1) ?? minute;
  await deps.database.write(async (trx) => {
    await putOff(trx, task.id, { dueAt: new Date(now.getTime() + delay).toISOString(), attempts, error });
    if (error !== null && attempts === tellAfter) await enqueueMail(trx, stuckMail(deps, work[task.kind], error), now);
  });
}
