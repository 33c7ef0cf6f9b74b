import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword, signIn } from '#contract/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { audiences } from '#contract/kit/access.ts';
import { type Endpoint, fillPath } from '#contract/kit/endpoint.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { subscribe } from '#contract/newsletter.ts';
import { sweep } from '#server/platform/jobs/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { openTestDatabase, testDialect } from '#server/testing/database.ts';
import { listingForm } from '#server/testing/factories.ts';
import { sampleInput } from '#server/testing/sample-input.ts';
import { readLimits } from './read-limits.ts';

const strict = { RATE_LIMIT_FACTOR: '1' };

/** The limit of an endpoint that counts by a key. */
function limitOf(
  endpoint: { rateLimits: readonly { by: unknown; limit: number; windowSeconds: number }[] },
  by: unknown,
) {
  const limit = endpoint.rateLimits.find((candidate) => JSON.stringify(candidate.by) === JSON.stringify(by));
  if (!limit) throw new Error('no such limit');
  return limit;
}

function subscribeOnce(client: TestClient) {
  return client.send(subscribe, { body: { email: 'reader@example.com' } });
}

async function useUp(app: TestApp, limit: number): Promise<void> {
  for (let hit = 0; hit < limit; hit += 1) expect((await subscribeOnce(app.visitor())).status).toBe(202);
}

const { limit, windowSeconds } = limitOf(subscribe, 'address');

test('the request after the limit is refused, with the time until the window ends', async () => {
  await using app = await createTestApp({ env: strict });
  await useUp(app, limit);
  app.clock.advance({ minutes: 20 });
  const { status, body, headers } = await app.visitor().refused(subscribe, { body: { email: 'x@example.com' } });
  expect(status).toBe(429);
  expect(body).toEqual({ code: 'rate_limited', message: 'Too many attempts. Please try again in 40 minutes.' });
  expect(headers.get('retry-after')).toBe(String(windowSeconds - 20 * 60));
});

test('a window ends on time, even if refused calls continue', async () => {
  await using app = await createTestApp({ env: strict });
  await useUp(app, limit);
  app.clock.advance({ seconds: windowSeconds - 1 });
  expect((await subscribeOnce(app.visitor())).status).toBe(429);
  app.clock.advance({ seconds: 1 });
  await useUp(app, limit);
  expect((await subscribeOnce(app.visitor())).status).toBe(429);
});

test('R9: a window that began before the clock was set back ends at once', async () => {
  await using app = await createTestApp({ env: strict });
  await useUp(app, limit);
  expect((await subscribeOnce(app.visitor())).status).toBe(429);
  app.clock.advance({ minutes: -120 });
  await useUp(app, limit);
  const { headers } = await app.visitor().refused(subscribe, { body: { email: 'x@example.com' } });
  expect(Number(headers.get('retry-after'))).toBe(windowSeconds);
});

test('L6: reads have a limit for each network and minute; health is not counted, and members only for searches', async () => {
  await using app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  const visitor = app.visitor();
  const statuses = async (path: string, count: number, client = visitor) => {
    const seen: number[] = [];
    for (let number = 0; number < count; number += 1) seen.push((await client.fetch(path)).status);
    return seen.filter((status) => status === 429).length;
  };
  const member = await app.as('member');
  expect(await statuses('/api/search?q=x', 5), `of ${readLimits.search * 0.01}`).toBe(2);
  expect(await statuses('/api/listings?search=', 5), 'an empty search does not count').toBe(0);
  expect(await statuses('/api/listings?search=x', 1), 'counts as a search').toBe(1);
  expect(await statuses('/api/search?q=x', 5, member), 'of the account').toBe(2);
  expect(await statuses('/api/listings', 28), `of ${readLimits.call * 0.01}, five are used`).toBe(3);
  expect(await statuses('/api/listings', 40, member)).toBe(0);
  expect(await statuses('/healthz', 40)).toBe(0);
  const { status, headers, body } = await visitor.refused(listListings, { query: {} });
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('invalid input counts, too', async () => {
  await using app = await createTestApp({ env: strict });
  for (let hit = 0; hit < limit; hit += 1) await app.visitor().refused(subscribe, { body: { email: 'wrong' } });
  expect((await subscribeOnce(app.visitor())).status).toBe(429);
});

test('the factor multiplies every limit', async () => {
  await using app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.2' } });
  await useUp(app, limit * 0.2);
  expect((await subscribeOnce(app.visitor())).status).toBe(429);
  await using never = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
  await useUp(never, 1);
});

test('two servers on one database share the counts', async () => {
  await using database = await openTestDatabase();
  await using one = await createTestApp({ database, env: strict });
  await using two = await createTestApp({ database, env: strict, clock: one.clock });
  for (let hit = 0; hit < limit; hit += 1)
    expect((await subscribeOnce((hit % 2 ? one : two).visitor())).status).toBe(202);
  expect((await subscribeOnce(one.visitor())).status).toBe(429);
  expect((await subscribeOnce(two.visitor())).status).toBe(429);
});

test('of many at once, no more than the limit are let through', async () => {
  await using app = await createTestApp({ env: strict });
  const answers = await Promise.all(Array.from({ length: 40 }, () => subscribeOnce(app.visitor())));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(limit);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - limit);
});

describe('by typed value and network', () => {
  const { limit: perMailbox } = limitOf(forgotPassword, { body: 'email', within: 'address' });

  test('every spelling shares a count; another network has a separate one', async () => {
    await using app = await createTestApp({ env: { ...strict, TRUST_PROXY: '1' } });
    const ask = (address: string, email: string) =>
      app.visitor({ headers: { 'X-Forwarded-For': address } }).send(forgotPassword, { body: { email } });
    const spellings = ['elodie@test.example', 'ELODIE@test.example', ' elodie@TEST.example '];
    for (let hit = 0; hit < perMailbox; hit += 1) {
      expect((await ask('203.0.113.1', spellings[hit % spellings.length] ?? '')).status).toBe(202);
    }
    expect((await ask('203.0.113.1', 'elodie@test.example')).status).toBe(429);
    expect((await ask('203.0.113.1', 'somebody@test.example')).status).toBe(202);
    expect((await ask('203.0.113.2', 'elodie@test.example')).status).toBe(202);
  });

  test('a typed value is stored as a hash', async () => {
    await using app = await createTestApp({ env: strict });
    await app.visitor().send(signIn, { body: { username: 'very-secret-name', password: 'Wrong-Password-1' } });
    const rows = await app.deps.database.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain('very-secret-name');
  });
});

describe('by address', () => {
  test('a header is ignored if no proxy is trusted', async () => {
    await using app = await createTestApp({ env: strict });
    const send = (address: string) => subscribeOnce(app.visitor({ headers: { 'X-Forwarded-For': address } }));
    for (let hit = 0; hit < limit; hit += 1) await send(`203.0.113.${hit}`);
    expect((await send('203.0.113.99')).status).toBe(429);
  });

  test('behind a trusted proxy, callers are distinguished by the address that the proxy saw', async () => {
    await using app = await createTestApp({ env: { ...strict, TRUST_PROXY: '1' } });
    const send = (forwarded: string) => subscribeOnce(app.visitor({ headers: { 'X-Forwarded-For': forwarded } }));
    for (let hit = 0; hit < limit; hit += 1) await send(`10.9.8.${hit}, 203.0.113.1`);
    expect((await send('10.1.1.1, 203.0.113.1')).status).toBe(429);
    expect((await send('10.9.8.1, 203.0.113.2')).status).toBe(202);
    for (let hit = 0; hit < limit; hit += 1) await send(`2001:db8:7:7::${hit + 1}`);
    expect((await send('2001:db8:7:7:aaaa::1')).status).toBe(429);
    expect((await send('2001:db8:7:8::1')).status).toBe(202);
  });
});

test('by account, in all its sessions', async () => {
  await using app = await createTestApp({ env: strict });
  const { limit: perAccount } = limitOf(createListing, 'account');
  const user = await app.aUser();
  const [here, there] = [await app.signedIn(user), await app.signedIn(user)];
  for (let hit = 0; hit < perAccount; hit += 1) {
    await (hit % 2 ? here : there).call(createListing, { body: listingForm() });
  }
  expect((await here.refused(createListing, { body: listingForm() })).status).toBe(429);
  const other = await app.as('member');
  expect((await other.send(createListing, { body: listingForm() })).status).toBe(201);
});

test('ended windows are deleted, others stay', async () => {
  await using app = await createTestApp({ env: strict });
  await subscribeOnce(app.visitor());
  app.clock.advance({ seconds: windowSeconds - 1 });
  await sweep(app.deps);
  const keys = () => app.deps.database.db.selectFrom('rate_limits').select('key').execute();
  expect(await keys()).not.toEqual([]);
  app.clock.advance({ seconds: 1 });
  await sweep(app.deps);
  expect(await keys()).toEqual([]);
});

describe('endpoints that change data', () => {
  /** After these calls the caller has no session any more, or needs none. */
  const endsTheSession = ['accounts.signOut', 'accountData.delete'];
  const changes = endpoints.filter(({ method, name }) => method !== 'GET' && !endsTheSession.includes(name));
  /** PostgreSQL counts calls; it does not decide which of them are counted. */
  const counted = testDialect === 'sqlite' ? changes : changes.slice(0, 1);
  let app: TestApp;
  beforeAll(async () => {
    // Each limit has one call left.
    app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.0001' }, isSeeded: true });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  function send(client: TestClient, endpoint: Endpoint): Promise<Response> {
    const input = sampleInput(endpoint);
    if (!endpoint.upload) return client.send(endpoint, input);
    return client.fetch(fillPath(endpoint.path, input.params), {
      method: endpoint.method,
      headers: { 'Content-Type': endpoint.upload.types[0] ?? '' },
      body: 'no picture',
    });
  }

  test.each(counted)('$name is counted', async (endpoint) => {
    const client = await app.as(audiences[endpoint.access][0]);
    expect((await send(client, endpoint)).status).not.toBe(429);
    const { status, headers } = await send(client, endpoint);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
