import { day, hour, minute } from '#contract/kit/durations.ts';
import { featuredPlaces } from '#contract/members-featured.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { addTurn, deleteTurnsBefore, findInLine, lastEnd, moveToEnd } from './line-store.ts';

const week = 7 * day;
/** With more members than a week has places at this length, each waits longer than a week. */
const shortestTurn = hour;
/** How long before a turn ends the next one is planned: longer than the job takes to come round. */
const planAhead = 30 * minute;
/** How many of the line are looked at for one turn: more than a week has places. */
const lookedAt = 800;
/** How long turns are kept, so that members see when theirs was (days). */
const turnsKept = 90;

/**
 * How long a turn lasts with so many members in turn (milliseconds), and how many share it: everyone has one turn a
 * week, and the row is as full and as even as it can be.
 */
export function turnFor(members: number): { length: number; places: number } {
  const groups = Math.min(Math.max(Math.ceil(members / featuredPlaces), 1), week / shortestTurn);
  // Rounded up: otherwise the first group's week would not be over when the last group's turn ends.
  return { length: Math.ceil(week / groups), places: Math.min(Math.ceil(members / groups), featuredPlaces) };
}

/**
 * Plans the next turn of the featured row (rule featured-members) where the current one is about to end. Turns are
 * stored, so that all processes show the same members; the job runner lets one process plan at a time.
 */
export async function planTurns({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write((trx) => planTurn(trx, now()));
}

async function planTurn(trx: Transaction, now: Date): Promise<void> {
  const end = await lastEnd(trx);
  if (end !== undefined && Date.parse(end) - now.getTime() > planAhead) return;
  const start = new Date(Math.max(now.getTime(), end === undefined ? 0 : Date.parse(end)));
  const startsAt = start.toISOString();
  const lastTurnBefore = new Date(start.getTime() - week).toISOString();
  const line = await findInLine(trx, { now, lastTurnBefore, limit: lookedAt });
  const eligible = line.filter(({ isEligible }) => isEligible);
  const { length, places } = turnFor(eligible.length);
  const chosen = eligible.filter(({ isDue }) => isDue).slice(0, places);
  // Whoever cannot be featured when it is their turn goes back to the end; nobody is looked at twice for nothing.
  const last = chosen.at(-1);
  const upTo = last ? line.indexOf(last) : line.length;
  const passedOver = line.slice(0, upTo).filter(({ isEligible }) => !isEligible);
  await moveToEnd(
    trx,
    passedOver.map(({ id }) => id),
    startsAt,
  );
  if (chosen.length === 0) return;
  const endsAt = new Date(start.getTime() + length).toISOString();
  await addTurn(
    trx,
    chosen.map(({ id }) => id),
    { startsAt, endsAt },
  );
}

/** Deletes turns that ended long ago. */
export async function sweepTurns({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - turnsKept * day).toISOString();
  await deleteTurnsBefore(database, before);
}

/** Plans the featured row every ten minutes. */
export const featuredJob: Job = {
  name: 'featured-members',
  every: 10 * minute,
  longest: 30 * minute,
  run: planTurns,
};
