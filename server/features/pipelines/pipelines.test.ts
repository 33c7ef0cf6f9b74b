import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createPipeline, exportPipeline, getPipeline, listPipelines, renamePipeline } from '#contract/pipelines.ts';
import { addCard, cardBounds, changeCard, moveCard, pipelinesHolding, removeCard } from '#contract/pipelines-cards.ts';
import { addStage, changeStage, orderStages, removeStage, stageBounds } from '#contract/pipelines-stages.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';

const names = ['Ferrolane', 'Tidewell', '=Saltcell', 'Windrush'];
let app: TestApp;
let companies: number[];
let member: TestClient;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  const ownerId = (await app.aUser()).id;
  companies = [];
  for (const name of names) companies.push(await aCompany(app.deps, { ownerId, name }));
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  member = await app.as('member');
  id = String((await member.call(createPipeline, { body: { name: 'Storage: “Europe”' } })).body.id);
});

const pipeline = () => ({ pipelineId: id });
const board = async () => (await member.call(getPipeline, { params: { id } })).body;
const stages = async () => (await board()).stages.map((stage) => stage.id);
const put = async (index: number) =>
  (await member.call(addCard, { params: pipeline(), body: { kind: 'company', id: companies[index] ?? 0 } })).body
    .cardId;
const move = (cardId: number, from: number, to: number, after: number | null = null) => ({
  params: { ...pipeline(), cardId: String(cardId) },
  body: { from, to, after },
});
const titles = async (stageId?: number) =>
  (await board()).board.filter((card) => stageId === undefined || card.stageId === stageId).map(({ title }) => title);
const four = async () => {
  const cards: number[] = [];
  for (const index of names.keys()) cards.push(await put(index));
  return cards as [number, number, number, number];
};

test('a new board has the usual stages, and holds each record once', async () => {
  const first = await put(0);
  await put(1);
  expect(await put(0)).toBe(first);
  expect(await board()).toMatchObject({
    cards: 2,
    access: 'owner',
    stages: [
      { name: 'To look at', outcome: 'open' },
      { name: 'In contact' },
      { name: 'Due diligence' },
      { name: 'Won', outcome: 'won' },
      { name: 'Passed', outcome: 'passed' },
    ],
    board: [
      { title: 'Ferrolane', path: `/network/companies/${companies[0] ?? 0}`, nextStep: '', dueOn: null },
      { title: 'Tidewell' },
    ],
  });
  const query = { kind: 'company' as const, id: String(companies[0]) };
  expect((await member.call(pipelinesHolding, { query })).body.cards).toEqual([
    { pipelineId: Number(id), cardId: first, stage: 'To look at' },
  ]);
});

test('a card goes behind another one, to the top, and to the end where the other one has left', async () => {
  const [one, two, three, four_] = await four();
  const [a = 0, b = 0] = await stages();
  await member.call(moveCard, move(one, a, a, three));
  expect(await titles(a)).toEqual(['Tidewell', '=Saltcell', 'Ferrolane', 'Windrush']);
  await member.call(moveCard, move(four_, a, b));
  await member.call(moveCard, move(two, a, b));
  expect(await titles(b)).toEqual(['Tidewell', 'Windrush']);
  // The third card is not in the second stage.
  await member.call(moveCard, move(one, a, b, three));
  expect(await titles(b)).toEqual(['Tidewell', 'Windrush', 'Ferrolane']);
});

test('a place between two cards is found however often cards are put there', async () => {
  const [one, two, three] = await four();
  const [a = 0] = await stages();
  for (let turn = 0; turn < 13; turn++) {
    const [moved, after] = turn % 2 === 0 ? [three, one] : [two, one];
    await member.call(moveCard, move(moved, a, a, after));
  }
  expect(await titles(a)).toEqual(['Ferrolane', '=Saltcell', 'Tidewell', 'Windrush']);
});

test('of two moves of one card at once the first stands, and the other learns where the card is', async () => {
  const card = await put(0);
  const [a = 0, b = 0, c = 0] = await stages();
  const answers = await Promise.all([b, c].map((to) => member.send(moveCard, move(card, a, to))));
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const { board: cards, stages: now } = await board();
  const stage = now.find(({ id: each }) => each === cards[0]?.stageId);
  expect([b, c]).toContain(stage?.id);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    code: 'conflict',
    message: `Someone moved this card meanwhile: it is in “${stage?.name ?? ''}” now.`,
  });
});

test('cards that are moved at once all arrive', async () => {
  const cards = await four();
  const [a = 0, b = 0] = await stages();
  await Promise.all(cards.map((card) => member.call(moveCard, move(card, a, b))));
  expect(new Set(await titles(b))).toEqual(new Set(names));
});

test('stages are added, renamed, ordered and removed, with their cards moved in order', async () => {
  const added = (await member.call(addStage, { params: pipeline(), body: { name: 'Signed', outcome: 'won' } })).body;
  const [one, two] = await four();
  const [a = 0, b = 0] = await stages();
  await member.call(moveCard, move(one, a, b));
  const params = { ...pipeline(), stageId: String(added.id) };
  const edit = { name: 'Term sheet', outcome: 'open' as const, version: 1 };
  expect((await member.call(changeStage, { params, body: edit })).body).toMatchObject({ version: 2 });
  expect((await member.refused(changeStage, { params, body: edit })).body).toMatchObject({ code: 'conflict' });
  const order = (await stages()).toReversed();
  await member.call(orderStages, { params: pipeline(), body: { ids: order } });
  expect(await stages()).toEqual(order);
  const few = { params: pipeline(), body: { ids: order.slice(1) } };
  expect((await member.refused(orderStages, few)).status).toBe(409);
  await member.call(removeStage, { params: { ...pipeline(), stageId: String(a) }, body: { moveTo: b } });
  expect(await titles(b)).toEqual(['Ferrolane', 'Tidewell', '=Saltcell', 'Windrush']);
  expect(await stages()).not.toContain(a);
  expect((await member.refused(moveCard, move(two, b, a))).status).toBe(409);
});

test('the last stage stays, and cards go only to a stage of the same board', async () => {
  const other = String((await member.call(createPipeline, { body: { name: 'Other' } })).body.id);
  const [foreign = 0] = (await member.call(getPipeline, { params: { id: other } })).body.stages.map((each) => each.id);
  const card = await put(0);
  const ids = await stages();
  const [a = 0, b = 0] = ids;
  expect((await member.refused(moveCard, move(card, a, foreign))).status).toBe(409);
  const removal = (stageId: number, moveTo: number) => ({
    params: { ...pipeline(), stageId: String(stageId) },
    body: { moveTo },
  });
  expect((await member.refused(removeStage, removal(a, foreign))).status).toBe(409);
  expect((await member.refused(removeStage, removal(foreign, a))).status).toBe(404);
  for (const stage of ids.slice(1)) await member.call(removeStage, removal(stage, a));
  expect((await member.refused(removeStage, removal(a, b))).body).toMatchObject({
    message: 'A pipeline has at least one stage.',
  });
});

test('an edit of a card names the edition it changes; a move between does not disturb it', async () => {
  const cardId = String(await put(0));
  const [a = 0, b = 0] = await stages();
  const edit = (nextStep: string, version: number) => ({
    params: { ...pipeline(), cardId },
    body: { nextStep, dueOn: '2026-12-01', version },
  });
  await member.call(moveCard, move(Number(cardId), a, b));
  expect((await member.call(changeCard, edit('Call Ada', 1))).body.version).toBe(2);
  expect((await member.refused(changeCard, edit('Lost?', 1))).body).toMatchObject({ code: 'conflict' });
  expect((await board()).board).toMatchObject([{ nextStep: 'Call Ada', dueOn: '2026-12-01', stageId: b }]);
});

test('a card is taken off once; a record that is gone keeps its card without a name', async () => {
  const listing = await app.aListing(await app.aUser());
  const { cardId } = (await member.call(addCard, { params: pipeline(), body: { kind: 'listing', id: listing } })).body;
  await app.deps.database.write((trx) => trx.deleteFrom('listings').where('id', '=', listing).execute());
  expect(await titles()).toEqual([null]);
  const params = { ...pipeline(), cardId: String(cardId) };
  for (let count = 0; count < 2; count++) await member.call(removeCard, { params });
  expect(await board()).toMatchObject({ cards: 0, board: [] });
  const missing = { params: pipeline(), body: { kind: 'company', id: 987_654 } };
  expect((await member.refused(addCard, missing)).status).toBe(404);
});

test('boards have bounds, also for requests at once', async () => {
  await app.deps.database.write((trx) =>
    trx
      .updateTable('pipelines')
      .set({ cards: cardBounds.perPipeline - 1 })
      .where('id', '=', Number(id))
      .execute(),
  );
  const adding = (index: number) => ({ params: pipeline(), body: { kind: 'company', id: companies[index] ?? 0 } });
  const added = await Promise.all([0, 1].map((index) => member.send(addCard, adding(index))));
  expect(added.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 409]);
  const stage = { params: pipeline(), body: { name: 'More', outcome: 'open' as const } };
  for (let count = (await stages()).length; count < stageBounds.perPipeline; count++)
    await member.call(addStage, stage);
  expect((await member.refused(addStage, stage)).status).toBe(409);
});

test('a rename names the edition it changes', async () => {
  const rename = (name: string) => ({ params: { id }, body: { name, version: 1 } });
  await member.call(renamePipeline, rename('Storage'));
  expect((await member.refused(renamePipeline, rename('Lost?'))).body).toMatchObject({
    message: 'This pipeline was renamed elsewhere: it is called “Storage” now.',
  });
  expect((await member.call(listPipelines)).body.items).toMatchObject([{ name: 'Storage', version: 2 }]);
});

test('the file is in the order of the board and has no formulas', async () => {
  const [one, , three] = await four();
  const [a = 0, b = 0] = await stages();
  await member.call(moveCard, move(one, a, b));
  await member.call(moveCard, move(three, a, a));
  const response = await member.send(exportPipeline, { params: { id }, query: { format: 'csv' } });
  expect(response.headers.get('content-disposition')).toMatch(/filename=storage-europe-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await response.text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('Record,Kind,Stage,Next step,Date,Address,Added by,Added,As of');
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
    ["'=Saltcell", 'company', 'To look at'],
    ['Tidewell', 'company', 'To look at'],
    ['Windrush', 'company', 'To look at'],
    ['Ferrolane', 'company', 'In contact'],
  ]);
});
