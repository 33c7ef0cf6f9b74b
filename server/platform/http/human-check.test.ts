import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createUser, me, signIn } from '#contract/accounts.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { endpoints } from '#contract/endpoints.ts';
import { formStampHeader, formStampHours, formTrapHeader, getFormStamp } from '#contract/human-check.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { everyRow } from '#server/testing/every-row.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { sampleInput } from '#server/testing/sample-input.ts';

/** The real app with a test clock. */
const seconds = 3;
const asked = { HUMAN_CHECK_SECONDS: String(seconds) };
/** The mode in which a form without a stamp is refused. */
const publicUrl = 'https://cardi.example';
const env = { ...asked, APP_MODE: 'production', PUBLIC_URL: publicUrl, RATE_LIMIT_FACTOR: '1' };
const visitorOf = (app: TestApp) => app.visitor({ origin: publicUrl });
const message = {
  body: { name: 'Ines', email: 'ines@test.example', subject: 'Tidal storage', message: 'A question about it.' },
};

async function stampFor(client: TestClient): Promise<Record<string, string>> {
  const { stamp, readyInMs } = (await client.call(getFormStamp)).body;
  expect(readyInMs).toBe(seconds * 1000);
  return { [formStampHeader]: stamp };
}

describe('a form takes a minimum time', () => {
  test('a stamp is valid from the shortest time a person needs until a day has passed, to the millisecond', async () => {
    await using app = await createTestApp({ env: asked });
    const visitor = app.visitor();
    const headers = await stampFor(visitor);
    const send = async () => (await visitor.send(sendContactMessage, { ...message, headers })).status;
    app.clock.advance({ milliseconds: seconds * 1000 - 1 });
    expect(await send()).toBe(425);
    app.clock.advance({ milliseconds: 1 });
    expect(await send()).toBe(201);
    app.clock.advance({ milliseconds: formStampHours * 3_600_000 - seconds * 1000 });
    expect(await send()).toBe(201);
    app.clock.advance({ milliseconds: 1 });
    expect(await send()).toBe(425);
  });

  test('R9: a stamp from before the clock was set back is old enough', async () => {
    await using app = await createTestApp({ env: asked });
    const visitor = app.visitor();
    const headers = await stampFor(visitor);
    app.clock.advance({ seconds: -30 });
    expect(
      (await visitor.send(sendContactMessage, { ...message, headers })).status,
      'the clock of another process',
    ).toBe(425);
    app.clock.advance({ minutes: -120 });
    expect((await visitor.send(sendContactMessage, { ...message, headers })).status).toBe(201);
  });

  test('P1: a documented call works without a stamp in demo, development and staging', async () => {
    for (const APP_MODE of ['demo', 'development', 'staging']) {
      await using app = await createTestApp({ env: { ...asked, APP_MODE } });
      const program = app.visitor({ origin: null });
      expect((await program.send(sendContactMessage, message)).status, APP_MODE).toBe(201);
      const account = { username: 'ines', email: 'ines@test.example', password: samplePassword };
      expect((await program.send(createUser, { body: account })).status, APP_MODE).toBe(201);
    }
  });

  test('P1: in production the refusal says what to fetch, which header to send and how old the stamp must be', async () => {
    await using app = await createTestApp({ env });
    const { status, body, headers } = await visitorOf(app).refused(sendContactMessage, message);
    expect(status).toBe(425);
    expect(body).toEqual({
      code: 'too_quick',
      message:
        'Please send the header x-cardi-form-stamp with the stamp of GET /api/form-stamp. The stamp has to be between 3 seconds and 24 hours old.',
    });
    expect(headers.get('retry-after')).toBe('3');
  });

  test('a visitor who is too fast is told so and can send the form again a moment later', async () => {
    await using app = await createTestApp({ env: asked });
    const visitor = app.visitor();
    const headers = await stampFor(visitor);
    const { body, headers: answered } = await visitor.refused(sendContactMessage, { ...message, headers });
    expect(body).toEqual({
      code: 'too_quick',
      message: 'That was faster than most people type. Please wait a moment and send it again.',
    });
    expect(answered.get('retry-after')).toBe('3');
    app.clock.advance({ seconds });
    expect((await visitor.send(sendContactMessage, { ...message, headers })).status).toBe(201);
  });

  test("a stamp cannot be forged, and processes on one database accept each other's", async () => {
    await using app = await createTestApp({ env: asked });
    await using other = await createTestApp({ env: asked, database: app.deps.database, clock: app.clock });
    const stamp = (await stampFor(app.visitor()))[formStampHeader] ?? '';
    app.clock.advance({ seconds: 60 });
    const [time = '', signature = ''] = stamp.split('.');
    const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
    const later = (app.clock.now().getTime() + 60_000).toString(36);
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const wrong = ['', '.', time, `${earlier}.${signature}`, `${later}.${signature}`, `${time}.${flipped}`];
    const status = async (client: TestClient, given: string) =>
      (await client.send(sendContactMessage, { ...message, headers: { [formStampHeader]: given } })).status;
    for (const given of [...wrong, `${stamp}x`, 'x'.repeat(5000)]) expect(await status(app.visitor(), given)).toBe(425);
    expect(await status(other.visitor(), stamp)).toBe(201);
    await using stranger = await createTestApp({ env: asked, clock: app.clock });
    // Test databases are copies of one; each real network has its own secret.
    await stranger.deps.database.write((trx) => trx.updateTable('server_secrets').set({ value: 'another' }).execute());
    expect(await status(stranger.visitor(), stamp), 'of another network').toBe(425);
  });

  test('signed-in members need no stamp; invalid fields are reported first', async () => {
    await using app = await createTestApp({ env: asked });
    const member = await app.as('member');
    expect((await member.call(getFormStamp)).body.readyInMs).toBe(0);
    expect((await member.send(sendContactMessage, message)).status).toBe(201);
    const wrong = await app.visitor().refused(sendContactMessage, { body: { ...message.body, email: 'nobody' } });
    expect(wrong.body.fields).toEqual({ email: 'Please enter a valid email address' });
  });

  test('a setting of 0 turns the minimum time off', async () => {
    await using app = await createTestApp({ env: { HUMAN_CHECK_SECONDS: '0' } });
    expect((await app.visitor().call(getFormStamp)).body.readyInMs).toBe(0);
    expect((await app.visitor().send(sendContactMessage, message)).status).toBe(201);
  });
});

describe('every public form', () => {
  const forms = endpoints.filter(({ humanCheck }) => humanCheck);
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env, isSeeded: true });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test.each(forms)('$name: a program that fills in the hidden field is thanked, and nothing happens', async (form) => {
    const input = sampleInput(form);
    const before = await everyRow(app);
    // With or without a stamp: the answer must not teach a program anything.
    const trapped = await visitorOf(app).send(form, { ...input, headers: { [formTrapHeader]: '1' } });
    const answer: unknown = await trapped.json();
    expect(await everyRow(app)).toEqual(before);

    const visitor = visitorOf(app);
    const headers = await stampFor(visitor);
    app.clock.advance({ seconds });
    const real = await visitor.send(form, { ...input, headers });
    const genuine: unknown = await real.json();
    expect([trapped.status, Object.keys(answer as object)]).toEqual([real.status, Object.keys(genuine as object)]);
    expect(form.response.parse(answer)).toEqual(answer);
    for (const header of ['content-type', 'cache-control']) {
      expect(trapped.headers.get(header)).toBe(real.headers.get(header));
    }
  });

  test.each(forms)('$name: nothing is stored if it is sent too fast', async (form) => {
    const before = await everyRow(app);
    const { body } = await visitorOf(app).refused(form, sampleInput(form));
    expect(body.code).toBe('too_quick');
    expect(await everyRow(app)).toEqual(before);
  });
});

test('the account that a trapped program seems to create cannot be signed in to', async () => {
  await using app = await createTestApp({ env });
  const body = { username: 'program', email: 'program@test.example', password: samplePassword };
  const visitor = visitorOf(app);
  const answer = await visitor.send(createUser, { body, headers: { [formTrapHeader]: '1' } });
  expect(answer.status).toBe(201);
  const { username, password } = body;
  expect((await visitor.refused(signIn, { body: { username, password } })).body.code).toBe('invalid_credentials');
  expect((await visitor.call(me)).body).toBeNull();
});
