import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { me, signIn, signOut } from '#contract/accounts.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { listingForm } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const foreign = 'https://evil.example';

/** The headers that show a request's origin; `own` is the server's own. */
const cases = [
  { origin: 'own', site: undefined, cookie: true, passes: true },
  { origin: 'own', site: 'same-origin', cookie: true, passes: true },
  { origin: 'own', site: 'none', cookie: true, passes: true },
  { origin: null, site: 'same-origin', cookie: true, passes: true },
  { origin: null, site: undefined, cookie: false, passes: true },
  { origin: foreign, site: undefined, cookie: true, passes: false },
  { origin: foreign, site: 'cross-site', cookie: true, passes: false },
  { origin: foreign, site: undefined, cookie: false, passes: false },
  { origin: 'null', site: undefined, cookie: true, passes: false },
  { origin: 'own', site: 'cross-site', cookie: true, passes: false },
  { origin: null, site: 'cross-site', cookie: true, passes: false },
  { origin: null, site: 'same-site', cookie: true, passes: false },
  // P18: a program started from a shell.
  { origin: null, site: undefined, cookie: true, passes: true },
] as const;

describe.each(cases)('Origin $origin, Sec-Fetch-Site $site, cookie $cookie', ({ origin, site, cookie, passes }) => {
  test(passes ? 'may change something' : 'may change nothing', async () => {
    const member = await app.as('member');
    const client = app.visitor({
      origin: origin === 'own' ? app.url : origin,
      headers: site ? { 'Sec-Fetch-Site': site } : {},
    });
    if (cookie) for (const [name, value] of member.cookies) client.cookies.set(name, value);
    const response = await client.send(createListing, { body: listingForm() });
    if (passes) expect(response.status).toBe(cookie ? 201 : 401);
    else {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'cross_site' });
    }
  });

  test('can read', async () => {
    const client = app.visitor({ origin: origin === 'own' ? app.url : origin });
    expect((await client.send(listListings)).status).toBe(200);
  });
});

test('P18: a program that sends its cookie and no Origin can sign out', async () => {
  const member = await app.as('member');
  const program = app.visitor({ origin: null });
  for (const [name, value] of member.cookies) program.cookies.set(name, value);
  expect((await program.call(signOut)).body).toEqual({ ok: true });
  expect((await member.call(me)).body).toBeNull();
});

test('a page of another origin can neither sign a visitor in nor out', async () => {
  const member = await app.as('member');
  const page = app.visitor({ origin: foreign });
  for (const [name, value] of member.cookies) page.cookies.set(name, value);
  for (const endpoint of [signIn, signOut]) {
    expect((await page.refused(endpoint, { body: {} })).body.code).toBe('cross_site');
  }
});

test('with PUBLIC_URL set, only that origin is our own', async () => {
  await using hosted = await createTestApp({ env: { PUBLIC_URL: 'https://cardi.example/path' } });
  const send = (origin: string) =>
    hosted.visitor({ origin }).send(signIn, { body: { username: 'nobody', password: 'nothing' } });
  expect((await send('https://cardi.example')).status).toBe(401);
  for (const origin of [
    hosted.url,
    'https://cardi.example.evil.example',
    'http://cardi.example',
    'https://cardi.example:444',
  ]) {
    expect((await send(origin)).status, origin).toBe(403);
  }
});
