import { setImmediate } from 'node:timers/promises';

import type { InsightReport } from '#contract/insights.ts';
import { hour } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee, roleAt } from '#server/features/accounts/index.ts';
import { focusAreasOf } from '#server/features/members/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { mayReadAs } from '../gate.ts';
import { marketNames } from '../markets.ts';
import { dayAfter, quarterInWords, quartersUpTo } from '../quarters.ts';
import { presentReport } from '../report.ts';
import { findMarkets, findReport } from '../report-store.ts';
import { quarterlyMail } from './mail.ts';
import { claimQuarter, endQuarters, findAnnual, findDue, schedule } from './quarter-store.ts';

const batch = 100;
/** An email has this many markets at most. */
const marketsTold = 3;

/** Emails go out within an hour of their time, on the first morning of a quarter. */
export const quarterlyJob: Job = {
  name: 'quarterly-insights',
  every: hour,
  longest: 2 * hour,
  run: async (deps) => {
    await scheduleAnnual(deps);
    await tellOfQuarter(deps);
  },
};

/** The next first morning of a quarter. */
function nextMorning(now: Date): string {
  const [quarter = ''] = quartersUpTo(now, 1);
  return `${dayAfter(quarter)}T08:00:00.000Z`;
}

/** Sets the first email of annual members who have none yet. */
export async function scheduleAnnual(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  for (let after = 0; ; ) {
    const page = await findAnnual(deps.database, after, batch);
    const waiting = page.filter(({ isScheduled }) => !isScheduled).map(({ id }) => id);
    if (waiting.length > 0) await deps.database.write((trx) => schedule(trx, waiting, nextMorning(deps.now())));
    after = page.at(-1)?.id ?? 0;
    if (page.length < batch) return;
    await setImmediate();
  }
}

/** Tells each annual member of the quarter that has ended: one email, or none where nothing is counted. */
export async function tellOfQuarter(deps: Deps): Promise<void> {
  if (!(await isCounted(deps))) return;
  for (;;) {
    const userIds = await findDue(deps.database, deps.now().toISOString(), batch);
    for (const userId of userIds) await tellOrSkip(deps, userId);
    if (userIds.length > 0) deps.mail.wake();
    if (userIds.length < batch) return;
  }
}

/** Whether the quarter that has ended was counted to its end; until then the emails wait. */
async function isCounted({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<boolean> {
  const [ended = ''] = quartersUpTo(now(), 2);
  return (await findMarkets(database)).every(({ counted_at: at }) => at >= dayAfter(ended));
}

/** An email that cannot be made is left out this quarter, so that it does not keep those behind it waiting. */
async function tellOrSkip(deps: Deps, userId: number): Promise<void> {
  const skip = (trx: Transaction) => {
    const now = deps.now();
    return claimQuarter(trx, userId, now.toISOString(), nextMorning(now));
  };
  await oneOfMany(deps, { mail: 'quarterly insights', userId }, () => tell(deps, userId), skip);
}

async function tell(deps: Deps, userId: number): Promise<void> {
  const now = deps.now();
  const addressee = await findAddressee(deps.database, userId);
  if (!addressee?.isConfirmed || !(await mayReadAs(deps.database, userId, await roleAt(deps.database, userId, now)))) {
    await deps.database.write((trx) => endQuarters(trx, userId));
    return;
  }
  const reports = await reportsFor(deps, userId);
  const [quarter = ''] = quartersUpTo(now, 2);
  // Whoever claims the quarter sends the email, in the same transaction: one that is cut short leaves neither.
  await deps.database.write(async (trx) => {
    if (!(await claimQuarter(trx, userId, now.toISOString(), nextMorning(now)))) return;
    if (reports.length === 0) return;
    const mail = quarterlyMail(deps, addressee, reports, quarter);
    await notify(trx, deps, {
      userId,
      subjectId: null,
      kind: 'insight',
      title: mail.subject,
      body: `The market figures of ${quarterInWords(quarter)} are there.`,
      path: paths.insights,
      mail,
    });
  });
}

/** The reports of the focus areas that a member has chosen, else those of the areas with the most companies. */
async function reportsFor(deps: Deps, userId: number): Promise<InsightReport[]> {
  const [chosen, markets, nameOf] = await Promise.all([
    focusAreasOf(deps.database, userId),
    findMarkets(deps.database),
    marketNames(deps.database),
  ]);
  const areas = markets
    .filter(({ kind: by, slug: id }) => by === 'focus-area' && nameOf(by, id) !== undefined)
    .toSorted((a, b) => b.companies - a.companies);
  const own = areas.filter(({ slug: id }) => chosen.includes(id));
  const told = (own.length > 0 ? own : areas).slice(0, marketsTold);
  const stored = await Promise.all(told.map(({ kind, slug }) => findReport(deps.database, kind, slug)));
  return Promise.all(stored.flatMap((report) => (report ? [presentReport(deps, report, nameOf)] : [])));
}
