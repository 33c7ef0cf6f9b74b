import type {
  Comparison,
  ModelAnswer,
  Passage,
  Question,
  QuestionState,
  QuestionSummary,
} from '#contract/deep-research-questions.ts';
import type { QuestionRow } from './store.ts';

/** A row as the history shows it. */
export function presentSummary(row: {
  id: number;
  question: string;
  status: QuestionState;
  follows_id: number | null;
  asked_at: string;
}): QuestionSummary {
  return { id: row.id, question: row.question, status: row.status, followsId: row.follows_id, askedAt: row.asked_at };
}

/** A row as its own page shows it; `passages` are those of its passages that the member may still read. */
export function presentQuestion(row: QuestionRow, passages: Passage[], ahead: number | null): Question {
  return {
    ...presentSummary(row),
    problem: row.problem,
    ahead,
    subQuestions: JSON.parse(row.sub_questions) as string[],
    passages,
    answers: JSON.parse(row.answers) as ModelAnswer[],
    comparison: row.comparison === null ? null : (JSON.parse(row.comparison) as Comparison),
  };
}

/** The passages as they were found. */
export function storedPassages(row: Pick<QuestionRow, 'passages'>): Passage[] {
  return JSON.parse(row.passages) as Passage[];
}
