import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { minute } from '#contract/kit/durations.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import { createDraft, updateDraft } from '#contract/listings-own.ts';
import { changeCard } from '#contract/pipelines-cards.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { aChange, anOutbox, aSender } from '#electron/testing/outbox.ts';
import { createQueuedCalls, type QueuedCall } from './queued-calls.ts';

const local = 'b6f0a9f2-5f0e-4a7e-9f57-0d6a0a3f7a11';
const form = (title: string) => ({ type: 'job', title });
const aNew = (title: string) => aChange(createDraft, {}, form(title), local);
const anEdition = (title: string, version: number) => aChange(updateDraft, { id: 7 }, { ...form(title), version });

const sent = z.object({ title: z.string(), version: z.number().optional() });

/** A server of drafts: it knows keys and editions, and may lose the answers to calls that it has made. */
function aShop() {
  const drafts = new Map<number, { title: string; version: number }>();
  const made = new Map<string, object>();
  const shop = { drafts, losesAnswers: false, isAway: false, body: () => '' };
  const answer = ({ method, url, headers }: IncomingMessage, body: z.infer<typeof sent>) => {
    const key = String(headers[writeKeyHeader]);
    const earlier = made.get(key);
    if (earlier) return { status: 200, said: earlier };
    const id = method === 'POST' ? drafts.size + 7 : Number(url?.split('/')[3]);
    const draft = method === 'POST' ? { title: '', version: 0 } : drafts.get(id);
    if (!draft) return { status: 404, said: { code: 'not_found', message: 'There is no such draft' } };
    if (method === 'PUT' && draft.version !== body.version) {
      return { status: 409, said: { code: 'conflict', message: 'This listing has been changed' } };
    }
    const version = draft.version + 1;
    drafts.set(id, { title: body.title, version });
    const said = { id, version, updatedAt: '2026-01-01T12:00:00.000Z' };
    made.set(key, said);
    return { status: 200, said };
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (shop.isAway) return void response.destroy();
    const { status, said } = answer(request, sent.parse(JSON.parse(shop.body())));
    if (shop.losesAnswers) response.destroy();
    else sendJson(response, said, status);
  };
  return { shop, listener };
}

async function start() {
  const { shop, listener } = aShop();
  const box = await aSender(listener);
  shop.body = () => box.server.seen.at(-1)?.body ?? '';
  const again = () => {
    box.pass(10 * minute);
    return box.flush();
  };
  return { shop, ...box, again };
}

test('saves of a new draft become one draft with the newest form, and an update of it after the first', async () => {
  const { shop, add, again, outbox, owner } = await start();
  for (const title of ['one', 'two', 'three']) add(aNew(title));
  expect(outbox.shown(owner).map((entry) => entry.form?.title)).toEqual(['one', 'three']);
  await again();
  expect([...shop.drafts]).toEqual([[7, { title: 'three', version: 2 }]]);
  expect(outbox.of(owner)).toEqual([]);
});

test('a save whose answer was lost is not made again, and the next one stands upon it', async () => {
  const { shop, add, again, owner, outbox } = await start();
  shop.losesAnswers = true;
  add(aNew('one'));
  await again();
  expect([...shop.drafts]).toEqual([[7, { title: 'one', version: 1 }]]);
  add(aNew('two'));
  shop.losesAnswers = false;
  await again();
  expect([...shop.drafts]).toEqual([[7, { title: 'two', version: 2 }]]);
  expect(outbox.of(owner)).toEqual([]);
});

test('what was kept survives a kill after any step', async () => {
  const { shop, add, again, file, outbox, owner } = await start();
  add(aNew('one'));
  add(aNew('two'));
  const { outbox: restarted } = anOutbox({ file });
  expect(restarted.shown(owner).map((entry) => entry.form?.title)).toEqual(['one', 'two']);
  // The first has been made; then the line is cut.
  const made = vi.spyOn(outbox, 'made').mockImplementation((entry, answer) => {
    made.mockRestore();
    const saved = outbox.made(entry, answer);
    shop.isAway = true;
    return saved;
  });
  await again();
  const [waiting] = anOutbox({ file }).outbox.shown(owner);
  expect(waiting).toMatchObject({
    endpoint: updateDraft.name,
    record: 'draft/7',
    page: '/network/listings/7/edit',
    form: { title: 'two', version: 1 },
  });
  shop.isAway = false;
  await again();
  expect([...shop.drafts]).toEqual([[7, { title: 'two', version: 2 }]]);
});

test('a page that does not know yet that its draft was made cannot make it twice', async () => {
  const { outbox, add, again, shop, owner } = await start();
  add(aNew('one'));
  await again();
  const pass = createQueuedCalls({
    outbox: Promise.resolve(outbox),
    onAdded: () => {},
    onMade: () => {},
    isSignedIn: async () => true,
    nameOf: () => null,
    report: () => {},
  });
  const call: QueuedCall = {
    ...owner,
    endpoint: createDraft,
    path: createDraft.path,
    body: new TextEncoder().encode(JSON.stringify(form('two'))),
    local,
  };
  const send = vi.fn(async () => new Response());
  expect((await pass(call, send)).status).toBe(409);
  expect([send.mock.calls, shop.drafts.size]).toEqual([[], 1]);
});

test('later saves of a draft keep the edition that was known last', async () => {
  const { shop, add, again } = await start();
  shop.drafts.set(7, { title: 'before', version: 3 });
  for (const title of ['one', 'two', 'three']) add(anEdition(title, 3));
  await again();
  expect(shop.drafts.get(7)).toEqual({ title: 'three', version: 5 });
});

test('a draft that was changed elsewhere waits for its user, with the newest form alone', async () => {
  const { shop, add, again, outbox, owner } = await start();
  shop.drafts.set(7, { title: 'elsewhere', version: 4 });
  add(anEdition('one', 3));
  const key = add(anEdition('two', 3)) ?? '';
  await again();
  expect(outbox.shown(owner)).toMatchObject([{ key, state: 'refused', form: { title: 'two', version: 3 } }]);
  // One more save changes what is kept; the question stays.
  const newer = add(anEdition('three', 3)) ?? '';
  await again();
  expect(outbox.shown(owner)).toMatchObject([{ key: newer, state: 'refused', form: { title: 'three', version: 3 } }]);
  expect(shop.drafts.get(7)).toEqual({ title: 'elsewhere', version: 4 });
  outbox.release(owner, newer, () => false, 4);
  await again();
  expect([shop.drafts.get(7), outbox.of(owner)]).toEqual([{ title: 'three', version: 5 }, []]);
});

test('“Keep mine” goes over the edition that was shown, not over a later one', async () => {
  const { shop, add, again, outbox, owner } = await start();
  shop.drafts.set(7, { title: 'elsewhere', version: 4 });
  const key = add(anEdition('mine', 3)) ?? '';
  await again();
  shop.drafts.set(7, { title: 'elsewhere again', version: 5 });
  outbox.release(owner, key, () => false, 4);
  await again();
  expect(shop.drafts.get(7)?.title).toBe('elsewhere again');
  expect(outbox.shown(owner)).toMatchObject([{ state: 'refused', form: { title: 'mine' } }]);
});

test('a draft that was deleted elsewhere is made anew, where its user wants to keep it', async () => {
  const { shop, add, again, outbox, owner } = await start();
  const key = add(anEdition('mine', 3)) ?? '';
  await again();
  expect(outbox.shown(owner)).toMatchObject([{ state: 'refused', refusal: { status: 404 } }]);
  outbox.release(owner, key, () => false, null);
  await again();
  expect([[...shop.drafts], outbox.of(owner)]).toEqual([[[7, { title: 'mine', version: 1 }]], []]);
});

test('two new drafts are two', async () => {
  const { shop, add, again } = await start();
  add(aNew('one'));
  add(aChange(createDraft, {}, form('other'), crypto.randomUUID()));
  await again();
  expect([...shop.drafts.values()].map(({ title }) => title).toSorted()).toEqual(['one', 'other']);
});

test('what is written on a card twice goes to that card of its pipeline, on the edition that the first made', async () => {
  const asked: unknown[] = [];
  const box = await aSender(({ url }, response) => {
    const body = z
      .object({ nextStep: z.string(), version: z.number() })
      .parse(JSON.parse(box.server.seen.at(-1)?.body ?? ''));
    asked.push([url, body.nextStep, body.version]);
    sendJson(response, { id: 9, version: body.version + 1 });
  });
  const write = (nextStep: string) =>
    box.add(aChange(changeCard, { pipelineId: 4, cardId: 9 }, { nextStep, dueOn: null, version: 3 }));
  for (const nextStep of ['one', 'two', 'three']) write(nextStep);
  await box.flush();
  const path = '/api/pipelines/4/cards/9';
  expect(asked).toEqual([
    [path, 'one', 3],
    [path, 'three', 4],
  ]);
  expect(box.outbox.of(box.owner)).toEqual([]);
});
