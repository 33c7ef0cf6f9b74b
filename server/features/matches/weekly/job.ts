import { setImmediate } from 'node:timers/promises';

import { day, hour } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import { closeFit, type Match, type MatchKind } from '#contract/matches.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee, roleAt } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { findMatches } from '../matches.ts';
import { countsOf, newMatchesMail } from './mail.ts';
import { claimWeek, endWeeks, findDue, findProfessionals, findTold, noteTold, schedule } from './week-store.ts';

/** Between two mails to a member. The first comes a week after the member became a Professional. */
export const week = 7 * day;

/** The most new matches of each kind in one mail, in this order. */
const told: Record<MatchKind, number> = { member: 4, company: 3, technology: 2, listing: 3, event: 2 };

/** How many members are looked up at once. */
const batch = 500;

/** Mails go out within an hour of their time. */
export const weeklyJob: Job = {
  name: 'weekly-matches',
  every: hour,
  longest: 2 * hour,
  run: async (deps) => {
    await scheduleProfessionals(deps);
    await tellOfNewMatches(deps);
  },
};

/** Sets the first week of Professionals who have none yet. */
export async function scheduleProfessionals(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const dueAt = new Date(deps.now().getTime() + week).toISOString();
  for (let after = ''; ; ) {
    const page = await findProfessionals(deps.database, after, batch);
    const waiting = page.filter((one) => one.mayBeMailed && !one.isScheduled).map(({ id }) => id);
    if (waiting.length > 0) await deps.database.write((trx) => schedule(trx, waiting, dueAt));
    after = page.at(-1)?.key ?? '';
    if (page.length < batch) return;
    await setImmediate();
  }
}

/** Tells each Professional whose week is over of the close matches that no mail has told them of: one mail, or none. */
export async function tellOfNewMatches(deps: Deps): Promise<void> {
  for (;;) {
    const userIds = await findDue(deps.database, deps.now().toISOString(), batch);
    for (const userId of userIds) await tellOrSkip(deps, userId);
    if (userIds.length > 0) deps.mail.wake();
    if (userIds.length < batch) return;
  }
}

/** Whether a member may have the mail: on the plan at this moment, confirmed and not suspended. */
export async function mayBeTold(deps: Pick<Deps, 'database' | 'now'>, userId: number): Promise<boolean> {
  const addressee = await findAddressee(deps.database, userId);
  return addressee?.isConfirmed === true && gives('matchmaker', await roleAt(deps.database, userId, deps.now()));
}

/** A mail that cannot be made is left out this week, so that it does not keep those behind it waiting. */
async function tellOrSkip(deps: Deps, userId: number): Promise<void> {
  const skip = (trx: Transaction) => {
    const now = deps.now();
    return claimWeek(trx, userId, now.toISOString(), new Date(now.getTime() + week).toISOString());
  };
  await oneOfMany(deps, { mail: 'weekly matches', userId }, () => tell(deps, userId), skip);
}

async function tell(deps: Deps, userId: number): Promise<void> {
  const now = deps.now();
  const at = now.toISOString();
  if (!(await mayBeTold(deps, userId))) {
    await deps.database.write((trx) => endWeeks(trx, userId));
    return;
  }
  // The search takes long, so it is not part of the transaction. Whoever claims the week then sends the mail.
  const matches = await findNew(deps, userId);
  await deps.database.write(async (trx) => {
    if (!(await claimWeek(trx, userId, at, new Date(now.getTime() + week).toISOString()))) return;
    const addressee = await findAddressee({ db: trx }, userId);
    if (!addressee || matches.length === 0) return;
    await noteTold(trx, userId, matches, at);
    const mail = newMatchesMail(deps, addressee, matches);
    await notify(trx, deps, {
      userId,
      // The bell keeps its text for long, so it names no one.
      subjectId: null,
      kind: 'match',
      title: mail.subject,
      body: `${countsOf(matches)}. Open your matches to see why.`,
      path: paths.matches,
      mail,
      mailNames: matches.filter(({ kind }) => kind === 'member').map(({ id }) => id),
    });
  });
}

/** The best close matches that are new to a member, kind by kind. */
async function findNew(deps: Deps, userId: number): Promise<Match[]> {
  const matches: Match[] = [];
  for (const [kind, most] of Object.entries(told) as [MatchKind, number][]) {
    const { items } = await findMatches(deps, userId, kind);
    const close = items.filter(({ score, feedback }) => score >= closeFit.close && feedback === null);
    const known = await findTold(
      deps.database,
      userId,
      kind,
      close.map(({ id }) => id),
    );
    matches.push(...close.filter(({ id }) => !known.has(id)).slice(0, most));
    await setImmediate();
  }
  return matches;
}
