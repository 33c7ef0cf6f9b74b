import { afterAll, beforeAll, expect, test } from 'vitest';

import { listChanges } from '#contract/changes.ts';
import { followRecord, listFollows } from '#contract/connections-follows.ts';
import { addToList, createList, exportList, listListItems, shareList } from '#contract/lists.ts';
import { createNote, listNotes } from '#contract/notes.ts';
import { createPipeline, exportPipeline, getPipeline, sharePipeline } from '#contract/pipelines.ts';
import { addCard } from '#contract/pipelines-cards.ts';
import { listSavedItems, saveItem } from '#contract/saved-items.ts';
import { searchEverything } from '#contract/search.ts';
import { getTimeline } from '#contract/timelines.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('what members have kept of a record names it no longer once the team withholds it, and none of it can be kept anew', async () => {
  const [member, colleague] = [await aMember(app.deps), await aMember(app.deps)];
  await connect(app.deps, member, colleague);
  const clients = [await app.signedIn(member), await app.signedIn(colleague)];
  const [own] = clients;
  if (!own) throw new Error('unreachable');
  const id = await aCompany(app.deps, { name: 'Quietbrine' });
  const record = { kind: 'company' as const, id };
  const list = String((await own.call(createList, { body: { name: 'Shortlist' } })).body.id);
  const pipeline = String((await own.call(createPipeline, { body: { name: 'Deals' } })).body.id);
  const memberId = String(colleague.id);
  await own.call(shareList, { params: { id: list, memberId }, body: { access: 'edit' } });
  await own.call(sharePipeline, { params: { id: pipeline, memberId }, body: { access: 'edit' } });
  const keep = [
    [addToList, { params: { listId: list }, body: record }],
    [addCard, { params: { pipelineId: pipeline }, body: record }],
    [createNote, { body: { ...record, text: 'Call them', listId: Number(list) } }],
    [followRecord, { params: record }],
    [saveItem, { params: record }],
  ] as const;
  for (const [endpoint, input] of keep) {
    expect((await own.send(endpoint, input)).ok, endpoint.name).toBe(true);
  }
  const read = async () => {
    const naming: string[] = [];
    for (const client of clients) {
      for (const [endpoint, input] of [
        [listListItems, { params: { listId: list }, query: {} }],
        [exportList, { params: { id: list }, query: {} }],
        [getPipeline, { params: { id: pipeline } }],
        [exportPipeline, { params: { id: pipeline }, query: {} }],
        [listNotes, { query: {} }],
        [listNotes, { query: { list } }],
        [listFollows, { query: {} }],
        [listSavedItems, { query: {} }],
        [listChanges, { query: {} }],
        [getTimeline, { params: record, query: {} }],
        [searchEverything, { query: { q: 'quietbrine' } }],
      ] as const) {
        const answer = await client.send(endpoint, input);
        expect(answer.ok, endpoint.name).toBe(true);
        if (/quietbrine/i.test(await answer.text())) naming.push(endpoint.name);
      }
    }
    return new Set(naming);
  };
  expect((await read()).size, 'it is named while it is public').toBeGreaterThan(6);
  await app.deps.database.write(async (trx) => {
    await moderatedKind(app.deps, 'company').setHold?.(app.deps.database, trx, id, 'hidden', app.clock.now());
  });
  expect(await read()).toEqual(new Set());
  for (const client of clients) {
    for (const [endpoint, input] of keep) {
      expect((await client.refused(endpoint, input)).status, endpoint.name).toBe(404);
    }
  }
});
