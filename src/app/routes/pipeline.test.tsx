import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { getPipeline, listPipelines } from '#contract/pipelines.ts';
import { moveCard } from '#contract/pipelines-cards.ts';
import type { Board } from '#src/features/pipelines/board.ts';
import { type Answer, answers, breaks, held, refuses, showPage } from '../testing/page-scene.tsx';

const at = '2026-11-01T09:00:00.000Z';
const names = ['Ferrolane', 'Tidewell', 'Windrush'];
const board = (stageOf: readonly number[], access: Board['access'] = 'owner'): Board => ({
  id: 4,
  name: 'Storage deals',
  version: 1,
  access,
  owner: access === 'owner' ? null : { id: 9, name: 'Ada', hasProfile: true },
  people: 0,
  cards: 3,
  updatedAt: at,
  sharedWith: [],
  stages: [
    { id: 7, name: 'To look at', outcome: 'open', version: 1 },
    { id: 8, name: 'In contact', outcome: 'open', version: 1 },
    { id: 9, name: 'Won', outcome: 'won', version: 1 },
  ],
  board: names.map((title, index) => ({
    id: index + 1,
    stageId: stageOf[index] ?? 7,
    kind: 'company',
    itemId: index + 1,
    title,
    path: `/network/companies/${index + 1}`,
    version: 1,
    nextStep: '',
    dueOn: null,
    addedBy: null,
    addedAt: at,
  })),
});
const signedIn = answers(me, {
  id: 1,
  username: 'bob',
  email: 'bob@cardi.example',
  isEmailConfirmed: true,
  fullName: 'Bob',
  organization: null,
  role: 'member',
  membershipTier: 'free',
});
const show = (...given: Answer[]) =>
  showPage('/network/pipeline/4', signedIn, answers(listPipelines, { items: [] }), ...given);
const handle = (name: string) => screen.findByRole('button', { name: `Move ${name}` });
const cardsOf = (stage: string) =>
  within(screen.getByRole('region', { name: stage }))
    .queryAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label')?.slice(5));

test('arrow keys move a card at once, keep the focus on it and say where it is', async () => {
  const moved: unknown[] = [];
  const move = held(
    answers(moveCard, ({ body }) => {
      moved.push(body);
      return { stageId: 8 };
    }),
  );
  const { change } = await show(answers(getPipeline, board([7, 7, 8])), move);
  fireEvent.keyDown(await handle('Tidewell'), { key: 'ArrowRight' });
  // The server has not answered yet.
  await waitFor(() => expect(cardsOf('In contact')).toEqual(['Tidewell', 'Windrush']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Tidewell');
  expect(screen.getByText('Tidewell moved to In contact, place 1 of 2')).toBeTruthy();
  fireEvent.keyDown(await handle('Tidewell'), { key: 'ArrowDown' });
  await waitFor(() => expect(cardsOf('In contact')).toEqual(['Windrush', 'Tidewell']));
  change(
    signedIn,
    answers(getPipeline, {
      ...board([7, 8, 8]),
      board: [1, 3, 2].flatMap((id) => board([7, 8, 8]).board.filter((card) => card.id === id)),
    }),
    move,
  );
  move.release();
  await waitFor(() =>
    expect(moved).toEqual([
      { from: 7, to: 8, after: null },
      { from: 8, to: 8, after: 3 },
    ]),
  );
  expect(cardsOf('In contact')).toEqual(['Windrush', 'Tidewell']);
});

test('a refused move is taken back with a message', async () => {
  const refusal = held(refuses(moveCard, 409));
  await show(answers(getPipeline, board([7, 7, 8])), refusal);
  fireEvent.keyDown(await handle('Tidewell'), { key: 'ArrowRight' });
  await waitFor(() => expect(cardsOf('In contact')).toEqual(['Tidewell', 'Windrush']));
  refusal.release();
  expect(await screen.findByText('The card was not moved')).toBeTruthy();
  await waitFor(() => expect(cardsOf('To look at')).toEqual(['Ferrolane', 'Tidewell']));
});

test('a menu moves a card, too', async () => {
  await show(answers(getPipeline, board([7, 7, 8])), held(answers(moveCard, { stageId: 9 })));
  fireEvent.click(await handle('Ferrolane'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Won' }));
  await waitFor(() => expect(cardsOf('Won')).toEqual(['Ferrolane']));
});

test('who may only look has no handles', async () => {
  await show(answers(getPipeline, board([7, 7, 8], 'view')));
  expect(await screen.findByRole('link', { name: 'Ferrolane' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Move |Add a stage/ })).toBeNull();
});

test('of a full stage some cards are drawn, more on request, and the one that was moved in any case', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...board([7]).board[0],
    id: index + 1,
    title: `Company ${index + 1}`,
    stageId: index === 119 ? 8 : 7,
  })) as Board['board'];
  await show(answers(getPipeline, { ...board([]), board: many }), held(answers(moveCard, { stageId: 7 })));
  await handle('Company 1');
  expect(cardsOf('To look at')).toHaveLength(50);
  fireEvent.click(
    within(screen.getByRole('region', { name: 'To look at' })).getByRole('button', { name: 'Load more' }),
  );
  await waitFor(() => expect(cardsOf('To look at')).toHaveLength(100));
  expect(document.activeElement?.textContent).toBe('Company 51');
  // Its place is below those that are drawn.
  fireEvent.keyDown(await handle('Company 100'), { key: 'ArrowDown' });
  await waitFor(() => expect(cardsOf('To look at').slice(-2)).toEqual(['Company 101', 'Company 100']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Company 100');
});

test('a move that no server has heard of is taken back, too', async () => {
  await show(answers(getPipeline, board([7, 7, 8])), breaks(moveCard, 502));
  fireEvent.keyDown(await handle('Ferrolane'), { key: 'ArrowRight' });
  expect(await screen.findByText('The card was not moved')).toBeTruthy();
  await waitFor(() => expect(cardsOf('To look at')).toEqual(['Ferrolane', 'Tidewell']));
});
