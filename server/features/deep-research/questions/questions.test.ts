import { afterAll, beforeAll, expect, test } from 'vitest';

import { signOut } from '#contract/accounts.ts';
import {
  askQuestion,
  cancelQuestion,
  deleteQuestion,
  exportQuestion,
  getQuestion,
  listQuestions,
  type Question,
  questionBounds,
  question as questionSchema,
  streamQuestion,
} from '#contract/deep-research-questions.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { createResearch } from '#contract/research-admin.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { researchForm } from '#server/testing/content-factory.ts';
import { queueJob } from './queue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.aUser();
  await app.aListing(owner, {
    title: 'Hot bricks for dairies',
    description: 'Our bricks store heat at 1,200 degrees and give steam to dairies day and night, without gas.',
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const heat = 'Who stores heat in bricks?';

async function ask(client: TestClient, question = heat, followsId?: number): Promise<number> {
  return (await client.call(askQuestion, { body: { question, ...(followsId && { followsId }) } })).body.id;
}

/** The question as each event of its stream shows it, until the stream ends. */
async function streamed(client: TestClient, id: number): Promise<Question[]> {
  const response = await client.fetch(fillPath(streamQuestion.path, { id }));
  expect(response.status).toBe(200);
  return [...(await response.text()).matchAll(/^data: (.+)$/gm)].map(([, data = '']) =>
    questionSchema.parse(JSON.parse(data)),
  );
}

async function answered(client: TestClient, id: number): Promise<Question> {
  const last = (await streamed(client, id)).at(-1);
  if (!last) throw new Error('The stream was empty');
  return last;
}

test('a question is answered with passages of records, and its stream ends with it', async () => {
  const client = await app.as('member');
  const id = await ask(client);
  const done = await answered(client, id);
  expect(done).toMatchObject({ status: 'done', subQuestions: [heat], answers: [], comparison: null, ahead: null });
  const [first] = done.passages;
  expect(first).toMatchObject({ number: 1, kind: 'listing', title: 'Hot bricks for dairies', subQuestion: 0 });
  expect(first?.text).toContain('1,200 degrees');
  expect(first?.path).toMatch(/^\/network\/listings\/\d+#:~:text=/);
  expect((await client.call(getQuestion, { params: { id: String(id) } })).body).toEqual(done);
});

test('the stream is not to be stored, compressed or collected on the way', async () => {
  const client = await app.as('member');
  const response = await client.fetch(fillPath(streamQuestion.path, { id: await ask(client) }));
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  await response.text();
});

test('a follow-up is looked up with the words of the question before it', async () => {
  const client = await app.as('member');
  const first = await ask(client);
  await answered(client, first);
  const alone = await answered(client, await ask(client, 'How hot does it get in degrees?'));
  const following = await answered(client, await ask(client, 'What about dairies?', first));
  expect(alone.followsId).toBeNull();
  expect(following.followsId).toBe(first);
  expect(following.passages[0]?.title).toBe('Hot bricks for dairies');
});

test('one cannot follow up a question of somebody else', async () => {
  const other = await ask(await app.as('member'));
  const client = await app.as('member');
  const { body } = await client.refused(askQuestion, { body: { question: heat, followsId: other } });
  expect(body.code).toBe('not_found');
  expect((await client.call(listQuestions)).body.left).toBe(questionBounds.freePerDay);
});

test('free members ask ten questions a day, deleted ones included, also when they ask all at once', async () => {
  const client = await app.as('member');
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async () => (await client.send(askQuestion, { body: { question: heat } })).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(questionBounds.freePerDay);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const { items, left } = (await client.call(listQuestions)).body;
  expect(left).toBe(0);
  await client.call(deleteQuestion, { params: { id: String(items[0]?.id) } });
  const refusal = await client.refused(askQuestion, { body: { question: heat } });
  expect(refusal.body.code).toBe('rate_limited');
  expect(Number(refusal.headers.get('retry-after'))).toBe(15 * 3600);
});

test('two processes together let a free member ask ten questions, too', async () => {
  await using other = await createTestApp({ database: app.deps.database });
  const user = await app.aUser();
  const clients = await Promise.all([app.signedIn(user), other.signedIn(user)]);
  const statuses = await Promise.all(
    Array.from({ length: 8 }).flatMap(() =>
      clients.map(async (client) => (await client.send(askQuestion, { body: { question: heat } })).status),
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(questionBounds.freePerDay);
});

test('a premium article is quoted in full to professionals, and as far as its opening to others', async () => {
  const content = ['Opening.', 'Second.', 'The secret figure of the cellar is 4711 kilowatts.'];
  const form = researchForm({
    title: 'Cellar boilers in numbers',
    description: 'A report on cellar boilers.',
    content: content.map((text) => `<p>${text}</p>`).join(''),
    isPremium: true,
    state: 'published',
  });
  await (await app.as('admin')).call(createResearch, { body: form });
  const [free, professional] = [await app.as('member'), await app.as('professional')];
  const texts = async (client: TestClient) =>
    (await answered(client, await ask(client, 'What is the secret figure of cellar boilers?'))).passages
      .filter(({ kind }) => kind === 'research')
      .map(({ text }) => text)
      .join(' ');
  expect(await texts(professional)).toContain('4711');
  expect(await texts(free)).toContain('Opening.');
  expect(await texts(free)).not.toContain('4711');
});

test('messages and enquiries are never looked at', async () => {
  const [owner, client] = [await app.aUser(), await app.as('professional')];
  const listing = await app.aListing(owner);
  const words = 'A gramophone foundry, in confidence, if you please.';
  await client.call(sendEnquiry, {
    body: { kind: 'listing', id: listing, name: 'Erik', email: 'erik@test.example', message: words },
  });
  const { passages } = await answered(client, await ask(client, 'gramophone foundry'));
  expect(passages).toEqual([]);
});

test('professionals ask as often as they like', async () => {
  const client = await app.as('professional');
  for (let asked = 0; asked <= questionBounds.freePerDay; asked += 1) await ask(client);
  expect((await client.call(listQuestions)).body.left).toBeNull();
});

test('the history keeps the newest questions', async () => {
  const client = await app.as('professional');
  const first = await ask(client);
  for (let asked = 0; asked < questionBounds.kept; asked += 1) await ask(client);
  const { items } = (await client.call(listQuestions)).body;
  expect(items).toHaveLength(questionBounds.kept);
  expect(items.map(({ id }) => id)).not.toContain(first);
  expect((await client.refused(getQuestion, { params: { id: String(first) } })).status).toBe(404);
});

test('a question that waits can be stopped, and stays as it is', async () => {
  await using own = await createTestApp({ isDraining: () => true });
  const client = await own.as('member');
  const id = await ask(client);
  const stopped = (await client.call(cancelQuestion, { params: { id: String(id) } })).body;
  expect(stopped).toMatchObject({ status: 'cancelled', passages: [], ahead: null });
  await queueJob.run({ ...own.deps, isDraining: () => false }, new AbortController().signal);
  expect(await answered(client, id)).toMatchObject({ status: 'cancelled', passages: [] });
});

test('questions of professionals are answered first, and those that wait say how many are before them', async () => {
  let isDraining = true;
  await using own = await createTestApp({ isDraining: () => isDraining });
  const [free, other, professional] = [await own.as('member'), await own.as('member'), await own.as('professional')];
  const ids = [await ask(free), await ask(other), await ask(professional)];
  const ahead = await Promise.all(
    [free, other, professional].map(
      async (client, index) => (await client.call(getQuestion, { params: { id: String(ids[index]) } })).body.ahead,
    ),
  );
  expect(ahead).toEqual([1, 2, 0]);
  isDraining = false;
  const order: number[] = [];
  const { write } = own.deps.database;
  const database = {
    ...own.deps.database,
    write: ((work, options) =>
      write(async (trx) => {
        const result = await work(trx);
        if (typeof result === 'object' && result !== null && 'tries' in result)
          order.push((result as never as { id: number }).id);
        return result;
      }, options)) as typeof write,
  };
  await queueJob.run({ ...own.deps, database }, new AbortController().signal);
  expect(order).toEqual([ids[2], ids[0], ids[1]]);
});

test('what a killed process has left is taken up once its claim has ended, three times at most', async () => {
  await using own = await createTestApp({ isDraining: () => true });
  const client = await own.as('member');
  const id = await ask(client);
  const { db } = own.deps.database;
  const leave = (tries: number) =>
    db
      .updateTable('research_questions')
      .set({
        status: 'working',
        claim: 'a process that was killed',
        claimed_until: new Date(own.clock.now().getTime() + 1000).toISOString(),
        tries,
      })
      .where('id', '=', id)
      .execute();
  const work = () => queueJob.run({ ...own.deps, isDraining: () => false }, new AbortController().signal);
  const status = async () => (await client.call(getQuestion, { params: { id: String(id) } })).body;

  await leave(1);
  await work();
  expect(await status()).toMatchObject({ status: 'working' });
  own.clock.advance({ seconds: 1 });
  await work();
  expect(await status()).toMatchObject({ status: 'done' });
  await leave(3);
  own.clock.advance({ seconds: 1 });
  await work();
  expect(await status()).toMatchObject({ status: 'failed', problem: expect.stringContaining('interrupted') as string });
});

test('what the team hides after a question was answered is no longer quoted', async () => {
  const client = await app.as('member');
  const listing = await app.aListing(await app.aUser(), {
    title: 'Quicklime kiln heat',
    description: 'Waste heat of a quicklime kiln, offered to neighbours within two kilometres of the works.',
  });
  const id = await ask(client, 'Who offers heat of a quicklime kiln?');
  expect((await answered(client, id)).passages[0]?.id).toBe(listing);
  await app.deps.database.db.updateTable('listings').set({ hold: 'hidden' }).where('id', '=', listing).execute();
  const { passages } = (await client.call(getQuestion, { params: { id: String(id) } })).body;
  expect(passages.map((passage) => passage.id)).not.toContain(listing);
});

test('withheld, closed and expired listings are not found, nor are drafts', async () => {
  const client = await app.as('member');
  const owner = await app.aUser();
  const make = (title: string) =>
    app.aListing(owner, { title, description: `Zeolite drums, second hand, in good order. ${title}`.padEnd(60, '.') });
  const ids = {
    shown: await make('Zeolite drum shown'),
    hidden: await make('Zeolite drum hidden'),
    closed: await make('Zeolite drum closed'),
    expired: await make('Zeolite drum expired'),
    draft: await make('Zeolite drum draft'),
  };
  const { db } = app.deps.database;
  const set = (id: number, changes: object) => db.updateTable('listings').set(changes).where('id', '=', id).execute();
  // The index still has them, as it would for a moment between two transactions.
  await set(ids.hidden, { hold: 'hidden' });
  await set(ids.closed, { status: 'closed', closed_by: 'owner' });
  await set(ids.expired, { expires_at: '2020-01-01T00:00:00.000Z' });
  await set(ids.draft, { status: 'draft', expires_at: null, draft: '{}' });
  const { passages } = await answered(client, await ask(client, 'Who sells zeolite drums?'));
  expect(passages.map(({ title }) => title)).toEqual(['Zeolite drum shown']);
});

/** A question that another process works on, and its open stream. */
async function underWay(client: TestClient) {
  const id = await ask(client);
  await answered(client, id);
  const { db } = app.deps.database;
  const working = { status: 'working', claim: 'another process', claimed_until: '2027-01-01T00:00:00.000Z' } as const;
  await db.updateTable('research_questions').set(working).where('id', '=', id).execute();
  const response = await client.fetch(fillPath(streamQuestion.path, { id }));
  const reader = response.body?.getReader();
  if (!reader) throw new Error('The stream has no body');
  const first = await reader.read();
  const rest = async () => {
    let text = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += Buffer.from(chunk.value).toString();
    }
    return text;
  };
  return { id, first: Buffer.from(first.value ?? []).toString(), rest };
}

test('a stream ends when its question is deleted', async () => {
  const client = await app.as('member');
  const { id, first, rest } = await underWay(client);
  expect(first).toContain('"status":"working"');
  await client.call(deleteQuestion, { params: { id: String(id) } });
  expect(await rest()).toBe('');
});

test('a stream shows that its question was stopped, and ends', async () => {
  const client = await app.as('member');
  const { id, rest } = await underWay(client);
  await client.call(cancelQuestion, { params: { id: String(id) } });
  expect(await rest()).toContain('"status":"cancelled"');
});

test('a stream ends with the session of its reader', async () => {
  const client = await app.as('member');
  const { rest } = await underWay(client);
  await client.call(signOut);
  expect(await rest()).toBe('');
});

test('a member has eight open streams at most; a stream whose reader has left counts no more', async () => {
  const client = await app.as('member');
  const { id } = await underWay(client);
  const left = new AbortController();
  const path = fillPath(streamQuestion.path, { id });
  for (let open = 1; open < 8; open += 1) await client.fetch(path, { signal: left.signal });
  expect((await client.fetch(path)).status).toBe(429);
  left.abort();
  await expect.poll(async () => (await client.fetch(path, { method: 'GET' })).status).toBe(200);
});

test('the export is Markdown in which the words of others are nothing but words', async () => {
  const client = await app.as('member');
  const id = await ask(client, 'Who stores heat in bricks? <img src=x onerror=alert(1)> [a](javascript:alert(1))');
  await answered(client, id);
  const { body, headers } = await client.call(exportQuestion, { params: { id: String(id) } });
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(body).toMatch(/^# Who stores heat in bricks\? \\<img/);
  expect(body).not.toMatch(/(?<!\\)\[a\]|(?<!\\)<img/);
  expect(body).toContain('No model has written an answer');
  expect(body).toContain(`- \\[1\\] Listing: [Hot bricks for dairies](${app.url}/network/listings/`);
});
