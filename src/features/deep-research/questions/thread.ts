import type { QuestionSummary } from '#contract/deep-research-questions.ts';

interface Thread {
  /** The questions that led to this one, oldest first. */
  before: QuestionSummary[];
  /** The questions that follow it up, oldest first. */
  after: QuestionSummary[];
}

/** The conversation around a question, as far as the history has it. */
export function threadOf(items: readonly QuestionSummary[], id: number): Thread {
  const byId = new Map(items.map((item) => [item.id, item]));
  const before: QuestionSummary[] = [];
  let earlier = byId.get(byId.get(id)?.followsId ?? 0);
  // A follow-up is always younger than what it follows.
  while (earlier && earlier.id < (before[0]?.id ?? id)) {
    before.unshift(earlier);
    earlier = byId.get(earlier.followsId ?? 0);
  }
  const after = items.filter(({ followsId }) => followsId === id).toSorted((one, other) => one.id - other.id);
  return { before, after };
}
