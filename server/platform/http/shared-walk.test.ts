import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getAttachment } from '#contract/attachments.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { answerMeeting, endMeeting, getMeetingCalendar, listMeetings } from '#contract/messages-meetings.ts';
import { deleteNote, getNote, listNotes, updateNote } from '#contract/notes.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { everyRow } from '#server/testing/every-row.ts';
import { allObjectRules } from '#server/testing/object-rules.ts';
import * as owned from '#server/testing/owned-objects.ts';
import { walkedEndpoints } from '#server/testing/walked-endpoints.ts';

/** Checks every endpoint of what members share: those with whom it is shared do what they may, and nothing else. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSeeded: true, streamLife: 0 });
});
afterAll(() => app[Symbol.asyncDispose]());

const rules = await allObjectRules();
const calls = endpoints.flatMap((endpoint: Endpoint) => {
  const rule = rules[endpoint.name];
  const isShared = /^(?:lists|listFields|listImports|pipelines)\.|^notes\.create$/.test(endpoint.name);
  return isShared && rule && 'owned' in rule ? [{ name: endpoint.name, endpoint, make: rule.owned }] : [];
});

/** Everyone reads, and leaves. */
const forAll = ({ name, endpoint }: { name: string; endpoint: Endpoint }) =>
  endpoint.method === 'GET' || name.endsWith('.unshare');
/** Its name, its people and its end are the owner's; an import is undone by them and by whoever made it. */
const forOwners = /^(?:lists|pipelines)\.(?:rename|delete|share)$|^listImports\.undo$/;

test('there is something to walk', () => {
  expect(calls.length).toBeGreaterThan(25);
});

const mayDo: readonly ['view' | 'comment' | 'edit', (call: string) => boolean][] = [
  ['view', () => false],
  ['comment', (call) => call === 'notes.create'],
  ['edit', (call) => !forOwners.test(call)],
];

describe.each(mayDo)('somebody who may %s', (access, may) => {
  test.each(calls.filter(({ endpoint }) => walkedEndpoints.includes(endpoint)))(
    '$name',
    async ({ name, endpoint, make }) => {
      const { viewer, share, input } = await make(app);
      if (!viewer || !share) throw new Error('It is shared with nobody');
      // Pipelines have no notes of their own: who may comment there may only look.
      if (access !== 'view') await share(access);
      if (forAll({ name, endpoint }) || may(name)) {
        const answer = await viewer.send(endpoint, input);
        expect(answer.ok, await answer.text()).toBe(true);
        return;
      }
      const before = await everyRow(app);
      expect((await viewer.refused(endpoint, input)).status).toBe(403);
      expect(await everyRow(app)).toEqual(before);
    },
  );
});

test('who sees a list reads the notes of it with their files, changes none of them, and reads no note that is private', async () => {
  const { viewer, id, more } = await owned.aSharedNote(app);
  const stranger = await app.as('member');
  if (!viewer) throw new Error('It is shared with nobody');
  const query = { kind: 'member', id: more?.memberId ?? '' } as const;
  const read = async (client = viewer) => (await client.call(listNotes, { query })).body.items.map((note) => note.id);
  expect(await read()).toEqual([Number(id)]);
  expect(await read(stranger)).toEqual([]);
  const file = { params: { id: more?.fileId ?? '' } };
  expect((await viewer.send(getAttachment, file)).status).toBe(200);
  expect((await stranger.refused(getAttachment, file)).status).toBe(404);
  const before = await everyRow(app);
  const note = { params: { id } };
  expect((await viewer.refused(getNote, note)).status).toBe(404);
  expect((await viewer.refused(updateNote, { ...note, body: { text: 'Mine now', version: 1 } })).status).toBe(404);
  expect((await viewer.refused(deleteNote, note)).status).toBe(404);
  expect(await everyRow(app)).toEqual(before);
});

test('who has proposed a meeting reads it, cannot accept it for the other, and may end it', async () => {
  const { owner, viewer: proposer, id, more } = await owned.aMeeting(app);
  if (!proposer) throw new Error('Nobody has proposed it');
  const body = { startsAt: more?.startsAt ?? '' };
  const before = await everyRow(app);
  const listed = await proposer.call(listMeetings, { params: { id: more?.conversationId ?? '' } });
  expect(listed.body.items).toMatchObject([{ id: Number(id), isOwn: true }]);
  expect((await proposer.refused(answerMeeting, { params: { id }, body })).status).toBe(403);
  expect((await proposer.refused(getMeetingCalendar, { params: { id } })).status).toBe(409);
  expect(await everyRow(app)).toEqual(before);
  await owner.call(answerMeeting, { params: { id }, body });
  expect((await proposer.send(getMeetingCalendar, { params: { id } })).status).toBe(200);
  await proposer.call(endMeeting, { params: { id } });
});
