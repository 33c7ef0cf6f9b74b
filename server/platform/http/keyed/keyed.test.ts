import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { answerConnection, listConnections, requestConnection } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { endpoints } from '#contract/endpoints.ts';
import { listEnquiries, sendEnquiry } from '#contract/enquiries.ts';
import { day } from '#contract/kit/durations.ts';
import { writeKeyDays, writeKeyHeader } from '#contract/kit/queue.ts';
import { startConversation } from '#contract/messages.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { everyRow } from '#server/testing/every-row.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect, words } from '#server/testing/message-factory.ts';
import { sampleInput } from '#server/testing/sample-input.ts';
import { sweepKeys } from './keyed.ts';

let app: TestApp;
let receiver: Awaited<ReturnType<typeof aMember>>;
let sender: Awaited<ReturnType<typeof aMember>>;
let [writing, reading]: [TestClient, TestClient] = [null as never, null as never];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [sender, receiver] = [await aMember(app.deps), await aMember(app.deps)];
  [writing, reading] = [await app.signedIn(sender), await app.signedIn(receiver)];
});

const keyed = (key: string = crypto.randomUUID()) => ({ [writeKeyHeader]: key });
const enquiry = (message = 'We would like to see the pilot plant.') => ({
  body: { kind: 'member', id: receiver.id, name: 'Ada', email: 'ada@example.com', message },
});
const enquiries = async () =>
  (await reading.call(listEnquiries, { query: {} })).body.items.map(({ message }) => message);

test('two calls with one key have one effect and one answer', async () => {
  const headers = keyed();
  const [first, again] = [
    await writing.send(sendEnquiry, { ...enquiry(), headers }),
    await writing.send(sendEnquiry, { ...enquiry(), headers }),
  ];
  expect([first.status, await first.json(), again.status, await again.json()]).toEqual([
    201,
    { ok: true },
    201,
    { ok: true },
  ]);
  expect(await enquiries()).toHaveLength(1);
  // Without a key, and with another one, it is another enquiry.
  await writing.send(sendEnquiry, enquiry());
  await writing.send(sendEnquiry, { ...enquiry(), headers: keyed() });
  expect(await enquiries()).toHaveLength(3);
});

test('the first answer stands, whatever has changed since', async () => {
  const request = { body: { memberId: receiver.id, note: 'Hello' }, headers: keyed() };
  expect(await (await writing.send(requestConnection, request)).json()).toEqual({ connection: 'requested' });
  await reading.call(answerConnection, { params: { id: String(sender.id) }, body: { answer: 'accept' } });
  expect(await (await writing.send(requestConnection, request)).json()).toEqual({ connection: 'requested' });
  expect((await writing.call(listConnections, { query: { list: 'connected' } })).body.items).toHaveLength(1);
  expect((await reading.call(listNotifications, { query: {} })).body.items).toHaveLength(1);
});

test('many copies at once have one effect', async () => {
  const headers = keyed();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => writing.send(sendEnquiry, { ...enquiry(), headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await enquiries()).toHaveLength(1);
});

test('two members who request each other at once, each with a key, are connected', async () => {
  const ask = (client: TestClient, memberId: number) =>
    client.send(requestConnection, { body: { memberId }, headers: keyed() });
  const answers = await Promise.all([ask(writing, receiver.id), ask(reading, sender.id)]);
  const states = await Promise.all(answers.map((answer) => answer.json()));
  expect(states).toEqual(expect.arrayContaining([{ connection: 'requested' }, { connection: 'connected' }]));
});

test('a sent message stays sent, also after a block', async () => {
  await connect(app.deps, sender, receiver);
  const message = words('See you in Lisbon.');
  const request = { body: { to: receiver.id, ...message }, headers: keyed() };
  const first = await writing.send(startConversation, request);
  expect(first.status).toBe(201);
  await reading.call(blockMember, { params: { id: String(sender.id) } });
  expect(await (await writing.send(startConversation, request)).json()).toEqual(await first.json());
});

test('the same key from another member is another change', async () => {
  const headers = keyed();
  await writing.send(sendEnquiry, { ...enquiry('From the first of the two.'), headers });
  const other = await app.as('member');
  await other.send(sendEnquiry, { ...enquiry('From the second of the two.'), headers });
  expect(await enquiries()).toEqual(['From the second of the two.', 'From the first of the two.']);
});

test('another change under the same key is refused with a message', async () => {
  const headers = keyed();
  await writing.send(sendEnquiry, { ...enquiry(), headers });
  const { status, body } = await writing.refused(sendEnquiry, { ...enquiry('Something else entirely.'), headers });
  expect([status, body.message]).toEqual([409, expect.stringContaining('used for another change')]);
  expect(await enquiries()).toHaveLength(1);
});

test('an invalid key is refused; an endpoint without a queue accepts none', async () => {
  const { status, body } = await writing.refused(sendEnquiry, { ...enquiry(), headers: keyed('1') });
  expect([status, body.fields]).toEqual([400, { [writeKeyHeader]: 'This is not a valid key' }]);
  expect((await writing.send(listEnquiries, { headers: keyed('1') })).status).toBe(200);
});

test('a refusal is not stored: the same change may succeed later', async () => {
  const request = { body: { memberId: 999_999 }, headers: keyed() };
  await writing.refused(requestConnection, request);
  const { rows } = await sql<object>`select * from keyed_writes where user_id = ${sender.id}`.execute(
    app.deps.database.db,
  );
  expect(rows).toEqual([]);
});

test('keys are deleted after 30 days', async () => {
  const headers = keyed();
  await writing.send(sendEnquiry, { ...enquiry(), headers });
  const later = (days: number) => ({ ...app.deps, now: () => new Date(app.clock.now().getTime() + days * day) });
  await sweepKeys(later(writeKeyDays - 1));
  await writing.send(sendEnquiry, { ...enquiry(), headers });
  expect(await enquiries()).toHaveLength(1);
  await sweepKeys(later(writeKeyDays + 1));
  await writing.send(sendEnquiry, { ...enquiry(), headers });
  expect(await enquiries()).toHaveLength(2);
});

describe('every endpoint with a queue', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await createTestApp({ isSeeded: true });
  });
  afterAll(() => own[Symbol.asyncDispose]());
  const samples = endpoints.filter(({ queue }) => queue).map((endpoint) => ({ endpoint, ...sampleInput(endpoint) }));

  test.each(samples.filter(({ refusedWith }) => !refusedWith))('$endpoint.name', async ({ endpoint, ...input }) => {
    const client = await own.as('member');
    const before = await everyRow(own);

    // Its answer cannot be kept: then nothing of it may be.
    await refuseAnswers(own);
    const failed = await client.send(endpoint, { ...input, headers: keyed() });
    expect(failed.status).toBe(500);
    expect(await everyRow(own)).toEqual(before);

    await allowAnswers(own);
    const headers = keyed();
    const first = await client.send(endpoint, { ...input, headers });
    expect(first.status).toBe(endpoint.status ?? 200);
    const after = await everyRow(own);
    expect(after).not.toEqual(before);
    const again = await client.send(endpoint, { ...input, headers });
    expect(await again.json()).toEqual(await first.json());
    expect(await everyRow(own)).toEqual(after);
  });
});

async function refuseAnswers({ deps: { database } }: TestApp): Promise<void> {
  if (database.dialect === 'sqlite') {
    await sql`create trigger no_answer before update on keyed_writes begin select raise(abort, 'no answer'); end`.execute(
      database.db,
    );
    return;
  }
  await sql`create or replace function no_answer() returns trigger language plpgsql as 'begin raise exception ''no answer''; end'`.execute(
    database.db,
  );
  await sql`create trigger no_answer before update on keyed_writes execute function no_answer()`.execute(database.db);
}

async function allowAnswers({ deps: { database } }: TestApp): Promise<void> {
  await (database.dialect === 'sqlite'
    ? sql`drop trigger no_answer`
    : sql`drop trigger no_answer on keyed_writes`
  ).execute(database.db);
}
