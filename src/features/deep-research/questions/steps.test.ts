import { expect, test } from 'vitest';

import type { Question } from '#contract/deep-research-questions.ts';
import { groupsOf, stepOf } from './steps.ts';
import { answer, question } from './testing/fixture.ts';
import { threadOf } from './thread.ts';

const nothing = { ...question, subQuestions: [], passages: [] };
const waiting = { ...answer, status: 'waiting' as const };

test.each<[string, Partial<Question>]>([
  ['Waiting: yours is next', { ...nothing, status: 'queued', ahead: 0 }],
  ['Waiting: 1 question before yours', { ...nothing, status: 'queued', ahead: 1 }],
  ['Planning the question', { ...nothing, status: 'working' }],
  ['Looking up 2 sub-questions', { status: 'working', passages: [] }],
  ['Found 2 passages', { status: 'working' }],
  ['Found 2 passages. 1 of 2 answers written', { status: 'working', answers: [answer, waiting] }],
  ['Comparing the answers', { status: 'working', answers: [answer, answer] }],
  ['Stopped. 2 passages found until then', { status: 'cancelled' }],
  ['Failed', { status: 'failed' }],
  ['Done: 2 passages', {}],
  ['Done: 2 passages, 1 answer', { answers: [answer] }],
])('%s', (step, change) => {
  expect(stepOf({ ...question, ...change })).toBe(step);
});

test('a passage of no sub-question is still shown', () => {
  const [first] = question.passages;
  if (!first) throw new Error('The fixture has no passage');
  const numbersOf = (given: Question) => groupsOf(given).map(({ passages }) => passages.map(({ number }) => number));
  expect(numbersOf({ ...question, passages: [{ ...first, subQuestion: 9 }] })).toEqual([[1], []]);
  expect(numbersOf({ ...question, subQuestions: [] })).toEqual([[1, 2]]);
});

test('a conversation ends where a question was deleted, and in no loop', () => {
  const row = (id: number, followsId: number | null) => ({ ...question, id, followsId });
  const idsOf = ({ before, after }: ReturnType<typeof threadOf>) =>
    [before, after].map((all) => all.map(({ id }) => id));
  expect(idsOf(threadOf([row(5, 4), row(4, 3), row(3, 1), row(6, 4)], 4))).toEqual([[3], [5, 6]]);
  expect(idsOf(threadOf([row(1, 2), row(2, 1)], 1))).toEqual([[], [2]]);
  expect(idsOf(threadOf([], 7))).toEqual([[], []]);
});
