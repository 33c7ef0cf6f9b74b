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

/** When each Professional's next email of new matches is due. */
export interface MatchWeeksTable {
  user_id: number;
  due_at: string;
}

/** The matches that an email has told a member of: no email repeats them. */
export interface ToldMatchesTable {
  user_id: number;
  kind: MatchKind;
  item_id: number;
  told_at: string;
}

/** The one member whom a member on the Free plan is shown as a match, until the next one. */
export interface MatchOfWeekTable {
  user_id: number;
  item_id: number;
  until: string;
}
