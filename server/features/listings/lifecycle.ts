import { day } from '#contract/kit/durations.ts';
import { type ListingStatus, listingTerm } from '#contract/listings.ts';

/** Where a listing stands in its life. Times are ISO 8601 in UTC. */
export interface Life {
  status: ListingStatus;
  /** When the term ends; `null` only in a draft. */
  expiresAt: string | null;
  /** The role of the person who closed it; `null` unless it is closed. */
  closedBy: 'owner' | 'admin' | null;
  /** When the owner was reminded of the end of this very term. */
  remindedAt: string | null;
}

/** `link`: anyone who holds the link of a reminder; `job`: the program itself, as time goes by. */
export type Actor = 'owner' | 'admin' | 'link' | 'job';
export type Step = 'publish' | 'close' | 'reopen' | 'renew' | 'remind' | 'expire';

/** Why a step cannot be taken: `forbidden` to this actor, or in `conflict` with where the listing stands. */
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

/** The last moment at which a term that ends soon enough to be reminded of ends. */
export function reminderHorizon(now: Date): string {
  return new Date(now.getTime() + listingTerm.reminderDays * day).toISOString();
}

/** Whether the link of a reminder still works: for a while after the term has ended, too. */
export function isLinkAlive(life: Pick<Life, 'expiresAt'>, now: Date): boolean {
  return life.expiresAt !== null && now.getTime() < Date.parse(life.expiresAt) + listingTerm.linkDays * day;
}

/** The state as it is at this moment: a term ends on time, also where the job has not come by yet. */
export function statusAt(life: Pick<Life, 'status' | 'expiresAt'>, now: Date): ListingStatus {
  return life.status === 'published' && isTermOver(life, now) ? 'expired' : life.status;
}

function isTermOver({ expiresAt }: Pick<Life, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/**
 * What a step makes of a listing, or why it cannot be taken. Steps that lead where it stands already
 * change nothing and are no error: a second click is not a mistake. Whether the actor may touch this
 * listing at all is for the caller to know.
 */
export function takeStep(life: Life, step: Step, actor: Actor, now: Date): Life | Refusal {
  const status = statusAt(life, now);
  if (step === 'publish') return status === 'draft' ? publishedUntil(termEnd(now)) : isPublished;
  if (status === 'draft') return isDraft;
  switch (step) {
    case 'close':
      // An admin's word stands above the owner's.
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
