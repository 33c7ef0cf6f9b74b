import { day } from '#contract/kit/durations.ts';
import { type ListingStatus, listingTerm } from '#contract/listings.ts';

/** The state of a listing. Times are ISO 8601 in UTC. */
export interface Life {
  status: ListingStatus;
  /** The end of the term; `null` only in a draft. */
  expiresAt: string | null;
  /** The role of the person who closed it; `null` unless it is closed. */
  closedBy: 'owner' | 'admin' | null;
  /** When the owner was reminded of the end of this term. */
  remindedAt: string | null;
}

/** `link`: anyone with the link of a reminder; `job`: the program itself, by the clock. */
export type Actor = 'owner' | 'admin' | 'link' | 'job';
export type Step = 'publish' | 'close' | 'reopen' | 'renew' | 'remind' | 'expire';

/** Why a step is not possible: `forbidden` to this actor, or in `conflict` with the listing's state. */
export interface Refusal {
  code: 'forbidden' | 'conflict';
  message: string;
}

const closedByTeam: Refusal = {
  code: 'forbidden',
  message: 'Our team has closed this listing. Please write to us if you think that is a mistake.',
};
const isDraft: Refusal = { code: 'conflict', message: 'This listing is a draft: publish it first.' };
const isPublished: Refusal = { code: 'conflict', message: 'This listing has already been published.' };
const isOver: Refusal = {
  code: 'conflict',
  message: 'This listing has expired. Renew it to publish it again.',
};
const isClosed: Refusal = {
  code: 'conflict',
  message: 'This listing has been closed. Sign in to publish it again.',
};

/** When a term that begins now ends. */
export function termEnd(now: Date): string {
  return new Date(now.getTime() + listingTerm.days * day).toISOString();
}

/** Terms that end by this moment get a reminder. */
export function reminderHorizon(now: Date): string {
  return new Date(now.getTime() + listingTerm.reminderDays * day).toISOString();
}

/** Whether the link of a reminder still works; it does so for a while after the term has ended. */
export function isLinkAlive(life: Pick<Life, 'expiresAt'>, now: Date): boolean {
  return life.expiresAt !== null && now.getTime() < Date.parse(life.expiresAt) + listingTerm.linkDays * day;
}

/** The state at this moment: a term ends on time, even if the job has not run yet. */
export function statusAt(life: Pick<Life, 'status' | 'expiresAt'>, now: Date): ListingStatus {
  return life.status === 'published' && isTermOver(life, now) ? 'expired' : life.status;
}

function isTermOver({ expiresAt }: Pick<Life, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
}

/**
 * The listing's state after a step, or the reason for a refusal. A step to the current state changes nothing and is no
 * error, because people click twice. The caller must check whether the actor may change this listing at all.
 */
export function takeStep(life: Life, step: Step, actor: Actor, now: Date): Life | Refusal {
  const status = statusAt(life, now);
  if (step === 'publish') return status === 'draft' ? publishedUntil(termEnd(now)) : isPublished;
  if (status === 'draft') return isDraft;
  switch (step) {
    case 'close':
      // The owner cannot undo what an admin has done.
      return { ...life, status: 'closed', closedBy: actor === 'admin' ? 'admin' : (life.closedBy ?? 'owner') };
    case 'reopen':
      if (status === 'published') return life;
      if (life.closedBy === 'admin' && actor !== 'admin') return closedByTeam;
      return isTermOver(life, now) ? isOver : { ...life, status: 'published', closedBy: null };
    case 'renew':
      if (life.closedBy === 'admin' && actor !== 'admin') return closedByTeam;
      if (status === 'closed' && actor === 'link') return isClosed;
      return publishedUntil(termEnd(now));
    case 'remind':
      return status === 'published' && life.remindedAt === null ? { ...life, remindedAt: now.toISOString() } : life;
    case 'expire':
      return { ...life, status };
  }
}

function publishedUntil(expiresAt: string): Life {
  return { status: 'published', expiresAt, closedBy: null, remindedAt: null };
}

export function isRefusal(outcome: Life | Refusal): outcome is Refusal {
  return 'code' in outcome;
}
