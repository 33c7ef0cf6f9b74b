import type { MatchKind } from '#contract/matches.ts';
import { type Side, type WordedSide, worded } from './sides.ts';

/** A record that may be a match. */
export interface Candidate {
  kind: MatchKind;
  id: number;
  title: string;
  subtitle: string;
  /** A member's portrait. */
  avatarUrl?: string | null;
  path: string;
  /** When it was published, or its member last active: ISO 8601. */
  since: string;
  side: WordedSide;
}

export function candidate(fields: Omit<Candidate, 'side'>, side: Side): Candidate {
  return { ...fields, side: worded(side) };
}

/** The JSON list of a column, which the contract parsed before it was stored; empty where there is no row. */
export function listOf<Value extends string>(json: string | null): Value[] {
  return json === null ? [] : (JSON.parse(json) as Value[]);
}
