import type { MatchKind, MatchVerdict, TurnDownReason } from '#contract/matches.ts';

/** What members think of their matches; nobody but them learns of it. */
export interface MatchFeedbackTable {
  user_id: number;
  kind: MatchKind;
  item_id: number;
  verdict: MatchVerdict;
  reason: TurnDownReason | null;
  created_at: string;
}
