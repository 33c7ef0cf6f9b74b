import type { EventDetail } from '#contract/events.ts';
import { hour } from '#contract/kit/durations.ts';
import { gives } from '#contract/memberships-plans.ts';
import { findMembership } from '#server/features/memberships/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { EventRow } from './store.ts';

/** What a caller's plan gives them at events (rule event-priority). */
export interface Standing {
  isProfessional: boolean;
  /** An annual member: registers early and comes first on the waitlist. */
  hasPriority: boolean;
}

export const noStanding: Standing = { isProfessional: false, hasPriority: false };

/** The standing of the caller at this moment: a plan that has lapsed gives none. */
export async function standingOf(database: Pick<Database, 'db'>, session: Session | null): Promise<Standing> {
  if (session?.user.membershipTier !== 'professional') return noStanding;
  const membership = await findMembership(database, session.user.id);
  return {
    isProfessional: gives('exclusiveEvents', 'professional'),
    hasPriority: gives('eventPriority', 'professional', membership?.billing ?? null),
  };
}

type Opening = Pick<EventRow, 'registration_opens_at' | 'priority_hours' | 'is_exclusive'>;

/** What an event's registration is for a caller with this standing. */
export function presentCaller(row: Opening, standing: Standing, now: Date): EventDetail['caller'] {
  return {
    mayRegister: isFor(row, standing),
    opens: opensFor(row, standing, now)?.toISOString() ?? null,
    hasPriority: standing.hasPriority,
  };
}

/** Whether a person with this standing may register at all. */
export function isFor(row: Opening, { isProfessional }: Standing): boolean {
  return isProfessional || row.is_exclusive === 0;
}

/** When registration opens for a person with this standing, or `null` when it has. */
export function opensFor(row: Opening, { hasPriority }: Standing, now: Date): Date | null {
  if (row.registration_opens_at === null) return null;
  const opens = Date.parse(row.registration_opens_at) - (hasPriority ? row.priority_hours * hour : 0);
  return now.getTime() < opens ? new Date(opens) : null;
}
