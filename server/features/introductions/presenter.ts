import type { CurrentUser } from '#contract/accounts.ts';
import type {
  adminListIntroductions,
  Introduction,
  IntroductionDetail,
  IntroductionTarget,
} from '#contract/introductions.ts';
import type { HandlerResult } from '#contract/kit/endpoint.ts';
import type { ChargeRow } from './charge-store.ts';
import { actorOf, answerer } from './decisions.ts';
import { isOverdue } from './expiry.ts';
import { recipientName } from './news.ts';
import type { IntroductionWithRecipient, TrailRow } from './store.ts';
import type { FoundTarget } from './targets.ts';

/** The data of a request besides its row. */
export interface Surroundings {
  /** The history of this request, oldest first. */
  charges: readonly ChargeRow[];
  /** The current target; `undefined` if it no longer exists. */
  target: FoundTarget | undefined;
  now: Date;
}

/** A request as this party, or the team, may see it. */
export function presentIntroduction(
  row: IntroductionWithRecipient,
  { charges, target, now }: Surroundings,
  user: CurrentUser,
): Introduction {
  const actor = actorOf(row, user);
  const status = isOverdue(row, now) ? 'expired' : row.status;
  return {
    id: row.id,
    status,
    side: actor === 'requester' ? 'sent' : actor === 'recipient' ? 'received' : 'team',
    target: target ? presentTarget(target) : targetThatWas(row),
    from: {
      name: row.name,
      role: row.role,
      organization: row.organization,
      memberId: row.requester_has_profile === 1 ? row.requester_id : null,
    },
    reason: row.reason,
    declineReason: row.decline_reason,
    charge: actor === 'recipient' ? null : presentCharge(charges, status === 'expired'),
    contact: status === 'introduced' ? contactFor(actor, row) : null,
    isForCaller: status === 'requested' && actor === answerer(row),
    isTeamAsking: answerer(row) === 'team',
    createdAt: row.created_at,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}

export function presentDetail(
  row: IntroductionWithRecipient,
  surroundings: Surroundings,
  trail: readonly TrailRow[],
  user: CurrentUser,
): IntroductionDetail {
  const actor = actorOf(row, user);
  // Events before the request was sent are shown only to the sender and the team.
  const shown = actor === 'recipient' ? trail.filter(({ to_status }) => to_status !== 'awaiting-membership') : trail;
  return {
    ...presentIntroduction(row, surroundings, user),
    trail: shown.map((entry) => ({
      at: entry.at,
      by: entry.actor,
      from: entry.from_status,
      to: entry.to_status,
      // The team's notes are its own; a reason to decline is meant for both.
      note: entry.to_status === 'declined' || actor === 'team' ? entry.note : null,
    })),
  };
}

type AdminItem = HandlerResult<typeof adminListIntroductions>['items'][number];

export function presentForTeam(
  row: IntroductionWithRecipient,
  surroundings: Surroundings,
  trail: readonly TrailRow[],
  user: CurrentUser,
): AdminItem {
  const name = recipientName(row);
  // An admin sees everyone's from the team's side, except their own.
  return {
    ...presentDetail(row, surroundings, trail, user),
    requesterEmail: row.email,
    recipient:
      row.recipient_id === null || name === null
        ? null
        : { id: row.recipient_id, name, hasProfile: row.recipient_has_profile === 1 },
  };
}

/** Omits the member who is asked, which only the team may know. */
export function presentTarget({ kind, id, title, subtitle, path }: FoundTarget): IntroductionTarget {
  return { kind, id, title, subtitle, path };
}

function targetThatWas(row: IntroductionWithRecipient): IntroductionTarget {
  return { kind: row.target_kind, id: row.target_id, title: row.target_title, subtitle: null, path: null };
}

/** The charge that is due, or else the last one that was waived. An expired request counts as waived: it only waits for the sweep. */
function presentCharge(charges: readonly ChargeRow[], isOver: boolean): Introduction['charge'] {
  const charge = charges.find(({ state }) => state === 'due') ?? charges.at(-1);
  return charge
    ? { kind: charge.kind, cents: charge.amount_cents, isWaived: charge.state === 'waived' || isOver }
    : null;
}

function contactFor(
  actor: 'requester' | 'recipient' | 'team',
  row: IntroductionWithRecipient,
): Introduction['contact'] {
  if (actor === 'recipient') return { name: row.name, email: row.email };
  const email = row.contact_email ?? row.recipient_email;
  return email === null ? null : { name: row.contact_name ?? recipientName(row) ?? row.target_title, email };
}
