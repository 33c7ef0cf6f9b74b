import { expect, test } from 'vitest';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { changeCard, moveCard, removeCard } from '#contract/pipelines-cards.ts';
import type { Board } from './board.ts';
import { withWaiting } from './waiting.ts';

const at = '2026-11-01T09:00:00.000Z';
const card = (id: number, stageId: number) => ({
  id,
  stageId,
  kind: 'company' as const,
  itemId: id,
  title: `Company ${id}`,
  path: null,
  version: 3,
  nextStep: '',
  dueOn: null,
  addedBy: null,
  addedAt: at,
});
const stage = (id: number) => ({ id, name: `Stage ${id}`, outcome: 'open' as const, version: 1 });
const board: Board = {
  id: 4,
  name: 'Deals',
  version: 1,
  access: 'owner',
  owner: null,
  people: 0,
  cards: 3,
  updatedAt: at,
  sharedWith: [],
  stages: [stage(7), stage(8)],
  board: [card(1, 7), card(2, 7), card(3, 8)],
};
const entry = (endpoint: { name: string }, record: string, form: OutboxEntry['form'] = null): OutboxEntry => ({
  key: crypto.randomUUID(),
  endpoint: endpoint.name,
  record,
  title: '',
  page: null,
  text: null,
  form,
  answer: null,
  createdAt: at,
  state: 'waiting',
  refusal: null,
});
const moved = (from: number, to: number, after: number | null) => entry(moveCard, 'card move/4/1', { from, to, after });
const refusal = { by: 'server' as const, status: 409, message: 'No.', at };
const places = (entries: OutboxEntry[]) =>
  withWaiting(board, entries).board.board.map(({ id, stageId }) => [id, stageId]);

test('without changes a board is itself, so that nothing is drawn again', () => {
  expect(withWaiting(board, []).board).toBe(board);
  expect(withWaiting(board, []).waiting).toBe(withWaiting(board, []).waiting);
});

test('moves that wait are shown in their order, each from where the one before it ends', () => {
  const entries = [moved(7, 8, null), moved(8, 8, 3)];
  expect(places(entries)).toEqual([
    [2, 7],
    [3, 8],
    [1, 8],
  ]);
  expect(withWaiting(board, entries).waiting).toEqual(new Set([1]));
});

test('what was written, and what was taken off, is shown, too', () => {
  const edit = entry(changeCard, 'card/4/2', { nextStep: 'Ask', dueOn: '2026-12-01', version: 3 });
  const shown = withWaiting(board, [edit, entry(removeCard, 'card/4/3')]).board.board;
  expect(shown).toMatchObject([{ id: 1 }, { id: 2, nextStep: 'Ask', dueOn: '2026-12-01', version: 3 }]);
});

test('what was refused, and what is about another board, is not', () => {
  const elsewhere = entry(moveCard, 'card move/5/1', { from: 7, to: 8, after: null });
  expect(places([{ ...moved(7, 8, null), refusal, state: 'refused' }, elsewhere])).toEqual(places([]));
});
