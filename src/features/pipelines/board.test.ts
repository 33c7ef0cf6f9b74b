import { expect, test } from 'vitest';

import type { Card } from '#contract/pipelines-cards.ts';
import { moveBack, moveByKey, placeInWords, withMove } from './board.ts';

const card = (id: number, stageId: number): Card => ({
  id,
  stageId,
  kind: 'company',
  itemId: id,
  title: `Company ${id}`,
  path: null,
  version: 1,
  nextStep: '',
  dueOn: null,
  addedBy: null,
  addedAt: '2026-11-01T09:00:00.000Z',
});
const stage = (id: number) => ({ id, name: `Stage ${id}`, outcome: 'open' as const, version: 1 });
const [one, two, three] = [card(1, 7), card(2, 7), card(3, 8)];
const shown = { stages: [stage(7), stage(8)], board: [one, two, three] };
const column = ({ board }: { board: Card[] }, id: number) =>
  board.filter(({ stageId }) => stageId === id).map((each) => each.id);

test.each([
  ['to the top', null, [1, 3]],
  ['behind a card', 3, [3, 1]],
  ['behind a card that has left: to the end', 2, [3, 1]],
])('a card moves %s', (_, after, expected) => {
  const next = withMove(shown, { card: one, from: 7, to: 8, after });
  expect(column(next, 8)).toEqual(expected);
  expect(column(next, 7)).toEqual([2]);
});

test('a refused move is taken back to the same place', () => {
  const move = { card: two, from: 7, to: 8, after: null };
  const next = withMove(shown, move);
  expect(withMove(next, moveBack(shown, move)).board.map(({ id, stageId }) => [id, stageId])).toEqual([
    [1, 7],
    [2, 7],
    [3, 8],
  ]);
});

test('arrow keys move within a stage and between stages, and not past an edge', () => {
  expect(moveByKey(shown, one, 'ArrowDown')).toMatchObject({ to: 7, after: 2 });
  expect(moveByKey(shown, two, 'ArrowUp')).toMatchObject({ to: 7, after: null });
  expect(moveByKey(shown, two, 'ArrowRight')).toMatchObject({ from: 7, to: 8, after: null });
  expect(moveByKey(shown, three, 'ArrowLeft')).toMatchObject({ from: 8, to: 7 });
  for (const [at, key] of [
    [one, 'ArrowUp'],
    [two, 'ArrowDown'],
    [one, 'ArrowLeft'],
    [three, 'ArrowRight'],
    [one, 'a'],
  ] as const) {
    expect(moveByKey(shown, at, key)).toBeUndefined();
  }
});

test('a place is told in words', () => {
  expect(placeInWords(shown, 2)).toBe('Stage 7, place 2 of 2');
});
