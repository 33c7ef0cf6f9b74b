import type { Generated } from 'kysely';
import type { IntroductionStatus, IntroductionTargetKind } from '#contract/introductions.ts';
import type { PriceKind } from '#contract/introductions-rules.ts';

/** A request to be introduced to someone, from its first moment to its end. */
export interface IntroductionsTable {
  id: Generated<number>;
  /** `null` for a visitor. */
  requester_id: number | null;
  name: string;
  email: string;
  organization: string;
  role: string;
  reason: string;
  target_kind: IntroductionTargetKind;
  target_id: number;
  /** As it was at the time: the record may go. */
  target_title: string;
  /** The member who is asked, from the moment it is sent; `null` if the team asks someone without an account. */
  recipient_id: number | null;
  /** The person the team asked, if there is no recipient; set when the two are introduced. */
  contact_name: string | null;
  contact_email: string | null;
  status: IntroductionStatus;
  decline_reason: string | null;
  created_at: string;
  sent_at: string | null;
  expires_at: string | null;
}

/** The charges of a request. A lower price is a waived row and a new one: the amount of a row never changes. */
export interface IntroductionChargesTable {
  id: Generated<number>;
  introduction_id: number;
  user_id: number;
  kind: PriceKind;
  amount_cents: number;
  /** In which month (`2026-05`) and quarter (`2026-Q2`) of UTC it was sent. */
  month: string;
  quarter: string;
  state: 'due' | 'waived';
  created_at: string;
  waived_at: string | null;
}

/** The history, in order. The database refuses changes. */
export interface IntroductionTrailTable {
  id: Generated<number>;
  introduction_id: number;
  at: string;
  actor: 'requester' | 'recipient' | 'team' | 'system';
  /** `null` for visitors and for the system. */
  actor_id: number | null;
  from_status: IntroductionStatus | null;
  to_status: IntroductionStatus;
  note: string | null;
}
