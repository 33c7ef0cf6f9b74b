import type { Generated } from 'kysely';

import type { QuestionState } from '#contract/deep-research-questions.ts';

/** Questions to Deep Research; nobody but their members sees them. */
export interface ResearchQuestionsTable {
  id: Generated<number>;
  user_id: number;
  question: string;
  /** The question of the same member that this one follows up; it may have been deleted since. */
  follows_id: number | null;
  status: QuestionState;
  problem: string | null;
  /** 1 for questions of professionals, which are answered before all others. */
  is_first: number;
  /** Lists of the contract as JSON. */
  sub_questions: string;
  passages: string;
  answers: string;
  comparison: string | null;
  asked_at: string;
  /** The run that works on it; what another run writes is ignored. */
  claim: string | null;
  /** When the run counts as dead, unless it says before that it lives. */
  claimed_until: string | null;
  /** How many runs have begun to work on it. */
  tries: number;
}

/** How many questions each member has asked on a day (UTC), deleted ones included. */
export interface ResearchDaysTable {
  user_id: number;
  day: string;
  asked: number;
}

/** How many tokens each model has used on a day (UTC). */
export interface ResearchModelDaysTable {
  model: string;
  day: string;
  tokens: number;
}
