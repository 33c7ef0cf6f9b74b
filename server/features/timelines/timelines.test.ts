import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { day } from '#contract/kit/durations.ts';
import { addToList, createList, removeFromList, shareList, unshareList } from '#contract/lists.ts';
import { addField, setFieldValue } from '#contract/lists-fields.ts';
import { createImport, undoImport } from '#contract/lists-imports.ts';
import { createNote, deleteNote, updateNote } from '#contract/notes.ts';
import { createPipeline, deletePipeline, getPipeline, sharePipeline } from '#contract/pipelines.ts';
import { addCard, changeCard, moveCard, removeCard } from '#contract/pipelines-cards.ts';
import { getTimeline, timelineDays } from '#contract/timelines.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';
import { sweepTimelines } from './sweep.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof aMember>>;
let other: Awaited<ReturnType<typeof aMember>>;
let [mine, theirs]: [TestClient, TestClient] = [null as never, null as never];
let company: number;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [owner, other] = [await aMember(app.deps), await aMember(app.deps)];
  [mine, theirs] = [await app.signedIn(owner), await app.signedIn(other)];
  await connect(app.deps, owner, other);
  company = await aCompany(app.deps);
});

const timeline = async (as: TestClient, query: object = {}) =>
  (await as.call(getTimeline, { params: { kind: 'company', id: String(company) }, query })).body;
/** What was done, newest first, with who did it where it was not the reader. */
const told = async (as: TestClient) =>
  (await timeline(as)).items.map(({ action, detail, by }) => [action, detail, ...(by ? [by.id] : [])]);
const aList = async () => (await mine.call(createList, { body: { name: 'Storage' } })).body.id;
const share = (id: number) =>
  mine.call(shareList, { params: { id: String(id), memberId: String(other.id) }, body: { access: 'edit' } });
const record = () => ({ kind: 'company' as const, id: company });
const add = (as: TestClient, id: number) => as.call(addToList, { params: { listId: String(id) }, body: record() });

test('notes, lists, fields and pipelines are told, the newest first, by pages', async () => {
  const list = await aList();
  const listId = String(list);
  await add(mine, list);
  // Adding it again is no news.
  await add(mine, list);
  const field = (await mine.call(addField, { params: { listId }, body: { name: 'Why', type: 'text' } })).body;
  const cell = { listId, fieldId: String(field.id), kind: 'company' as const, itemId: String(company) };
  await mine.call(setFieldValue, { params: cell, body: { value: 'Has a plant', was: null } });
  await mine.call(removeFromList, { params: { listId, kind: 'company', itemId: String(company) } });

  const board = (await mine.call(createPipeline, { body: { name: 'Deals' } })).body;
  const pipelineId = String(board.id);
  const { cardId } = (await mine.call(addCard, { params: { pipelineId }, body: record() })).body;
  const params = { pipelineId, cardId: String(cardId) };
  const { stages } = (await mine.call(getPipeline, { params: { id: pipelineId } })).body;
  const [first = 0, second = 0] = stages.map(({ id }) => id);
  await mine.call(moveCard, { params, body: { from: first, to: second, after: null } });
  await mine.call(moveCard, { params, body: { from: second, to: second, after: null } });
  await mine.call(changeCard, { params, body: { nextStep: 'Call them', dueOn: '2026-12-01', version: 1 } });
  await mine.call(removeCard, { params });
  const note = (await mine.call(createNote, { body: { ...record(), text: 'Met in Oslo' } })).body;
  await mine.call(updateNote, { params: { id: String(note.id) }, body: { text: 'Met in Bergen', version: 1 } });

  const all = [
    ['noted', 'Met in Bergen'],
    ['uncarded', ''],
    ['next-step', 'Call them, due on 2026-12-01'],
    ['moved', stages[1]?.name],
    ['carded', stages[0]?.name],
    ['unlisted', ''],
    ['filled-in', 'Why: Has a plant'],
    ['listed', ''],
  ];
  expect(await told(mine)).toEqual(all);
  const page = await timeline(mine, { limit: '3' });
  expect([page.items.length, page.count.value]).toEqual([3, 8]);
  const rest = await timeline(mine, { limit: '50', cursor: page.nextCursor ?? '' });
  expect([...page.items, ...rest.items].map(({ action, detail }) => [action, detail])).toEqual(all);
  expect(rest.nextCursor).toBeNull();
  expect(await told(theirs)).toEqual([]);
  await mine.call(deleteNote, { params: { id: String(note.id) } });
  await mine.call(deletePipeline, { params: { id: pipelineId } });
  expect((await told(mine)).map(([action]) => action)).toEqual(['unlisted', 'filled-in', 'listed']);
});

test('colleagues see what is done in shared lists and on shared pipelines, as long as they see these', async () => {
  const [shared, secret] = [await aList(), await aList()];
  await add(mine, secret);
  await share(shared);
  await add(theirs, shared);
  await theirs.call(createNote, { body: { ...record(), text: 'For the list', listId: shared } });
  await theirs.call(createNote, { body: { ...record(), text: 'For me' } });
  const board = (await mine.call(createPipeline, { body: { name: 'Deals' } })).body;
  const id = String(board.id);
  await mine.call(sharePipeline, { params: { id, memberId: String(other.id) }, body: { access: 'view' } });
  await mine.call(addCard, { params: { pipelineId: id }, body: record() });
  const stage = expect.any(String) as string;
  expect(await told(mine)).toEqual([
    ['carded', stage],
    ['noted', 'For the list', other.id],
    ['listed', '', other.id],
    ['listed', ''],
  ]);
  expect(await told(theirs)).toEqual([
    ['carded', stage, owner.id],
    ['noted', 'For me'],
    ['noted', 'For the list'],
    ['listed', ''],
  ]);
  await theirs.call(unshareList, { params: { id: String(shared), memberId: String(other.id) } });
  expect(await told(theirs)).toEqual([
    ['carded', stage, owner.id],
    ['noted', 'For me'],
    ['noted', 'For the list'],
  ]);
  // The notes go with their writer.
  expect((await told(mine)).map(([action]) => action)).toEqual(['carded', 'listed', 'listed']);
});

test('of two members who block each other, neither sees what the other did', async () => {
  const third = await aMember(app.deps);
  const thirds = await app.signedIn(third);
  await connect(app.deps, owner, third);
  const list = await aList();
  for (const { id } of [other, third]) {
    await mine.call(shareList, { params: { id: String(list), memberId: String(id) }, body: { access: 'edit' } });
  }
  await add(theirs, list);
  expect(await told(thirds)).toEqual([['listed', '', other.id]]);
  await theirs.call(blockMember, { params: { id: String(third.id) } });
  expect(await told(thirds)).toEqual([]);
  expect(await told(mine)).toEqual([['listed', '', other.id]]);
});

test('an import and its undoing are told at each record; an enquiry to its sender only', async () => {
  const list = await aList();
  await share(list);
  const params = { listId: String(list) };
  const { id } = (await mine.call(createImport, { params, body: { records: { company: [company] } } })).body;
  await theirs.call(sendEnquiry, {
    body: { ...record(), name: 'Ada', email: 'ada@test.example', message: 'Could we meet next week?' },
  });
  await mine.call(undoImport, { params: { ...params, importId: String(id) } });
  expect(await told(mine)).toEqual([
    ['unlisted', ''],
    ['listed', ''],
  ]);
  expect((await told(theirs)).map(([action]) => action)).toEqual(['unlisted', 'enquired', 'listed']);
});

test('what is older than two years is deleted', async () => {
  await mine.call(createNote, { body: { ...record(), text: 'Met in Oslo' } });
  const later = (days: number) => ({ ...app.deps, now: () => new Date(app.deps.now().getTime() + days * day) });
  await sweepTimelines(later(timelineDays - 1));
  expect(await told(mine)).toHaveLength(1);
  await sweepTimelines(later(timelineDays + 1));
  expect(await told(mine)).toEqual([]);
});
