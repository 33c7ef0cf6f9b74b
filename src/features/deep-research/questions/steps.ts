import type { ModelAnswer, Passage, Question } from '#contract/deep-research-questions.ts';

/** Whether a question still changes by itself. */
export function isUnderWay(question: Pick<Question, 'status'> | undefined): boolean {
  return question?.status === 'queued' || question?.status === 'working';
}

/** Whether a model may still write. */
export function isOpen({ status }: Pick<ModelAnswer, 'status'>): boolean {
  return status === 'waiting' || status === 'writing';
}

/** `1 passage`, `3 passages` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Where the work on a question stands, in one sentence that changes with each step, not with each word. */
export function stepOf({ status, ahead, subQuestions, passages, answers }: Question): string {
  const found = counted(passages.length, 'passage');
  const written = answers.filter((answer) => answer.status === 'done').length;
  if (status === 'queued') {
    return ahead ? `Waiting: ${counted(ahead, 'question')} before yours` : 'Waiting: yours is next';
  }
  if (status === 'working') {
    if (subQuestions.length === 0) return 'Planning the question';
    if (passages.length === 0) return `Looking up ${counted(subQuestions.length, 'sub-question')}`;
    if (!answers.some(isOpen)) return answers.length > 1 ? 'Comparing the answers' : `Found ${found}`;
    return `Found ${found}. ${written} of ${counted(answers.length, 'answer')} written`;
  }
  if (status === 'cancelled') return `Stopped. ${found} found until then`;
  if (status === 'failed') return 'Failed';
  return answers.length === 0 ? `Done: ${found}` : `Done: ${found}, ${counted(written, 'answer')}`;
}

/** The passages with these numbers. A number that no passage has is no source. */
export function sourcesOf(citations: readonly number[], passages: readonly Passage[]): Passage[] {
  return passages.filter(({ number }) => citations.includes(number));
}

/** The passages of each sub-question, best first, with those that belong to none under the first. */
export function groupsOf({ question, subQuestions, passages }: Question): { title: string; passages: Passage[] }[] {
  const titles = subQuestions.length > 0 ? subQuestions : [question];
  return titles.map((title, index) => ({
    title,
    passages: passages.filter(({ subQuestion }) => (titles[subQuestion] === undefined ? 0 : subQuestion) === index),
  }));
}
