import { expect, test } from 'vitest';
import { formStampHeader, formTrapHeader } from '#contract/human-check.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { startProxy } from '#electron/testing/proxy.ts';
import { focusAreas, tokenOf, user } from '#electron/testing/samples.ts';

const ok = (_: unknown, response: Parameters<typeof sendJson>[0]) => sendJson(response, focusAreas);

test('a call of the contract reaches the server with its query, body and language', async () => {
  const { server, post, get } = await startProxy(ok);
  await get('/api/listings?search=a%20b&tag=%C3%BC', { accept: 'application/json', 'accept-language': 'de' });
  await post('/api/newsletter', { email: 'ada@cardi.example' });
  expect(server.seen).toMatchObject([
    { method: 'GET', url: '/api/listings?search=a%20b&tag=%C3%BC', headers: { 'accept-language': 'de' } },
    { method: 'POST', url: '/api/newsletter', body: '{"email":"ada@cardi.example"}' },
  ]);
  expect(server.seen[0]?.headers['x-cardi-client']).toBe('desktop');
});

test('a visitor’s form reaches the server with its stamp and its honeypot field', async () => {
  const { server, post, get } = await startProxy(ok);
  await get('/api/form-stamp');
  await post('/api/contact', {}, { [formStampHeader]: 'a.b', [formTrapHeader]: '1', 'x-other': '1' });
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/form-stamp', '/api/contact']);
  expect(server.seen[1]?.headers).toMatchObject({ [formStampHeader]: 'a.b', [formTrapHeader]: '1' });
  expect(server.seen[1]?.headers).not.toHaveProperty('x-other');
});

test('a call that the contract does not declare never leaves the app', async () => {
  const { server, get, post } = await startProxy(ok);
  expect((await get('/api/openapi.json')).status).toBe(404);
  const refused = await post('/api/focus-areas');
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET');
  for (const answer of [await get('/api/nothing'), await post('/api/focus-areas')]) {
    expect(errorBody.safeParse(await answer.json()).success).toBe(true);
  }
  expect(server.seen).toEqual([]);
});

test('headers of the page that the server does not need are dropped', async () => {
  const { server, get } = await startProxy(ok);
  await get('/api/focus-areas', {
    authorization: 'Bearer forged',
    cookie: 'cardi_session=forged',
    origin: 'app://cardi',
    referer: 'app://cardi/network',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '1.2.3.4',
    'x-cardi-client': 'web',
    'x-cardi-session-token': 'forged',
    'if-none-match': '"forged"',
    'proxy-authorization': 'forged',
  });
  const headers = server.seen[0]?.headers ?? {};
  expect(JSON.stringify(headers)).not.toContain('forged');
  for (const name of ['cookie', 'origin', 'referer', 'authorization', 'x-forwarded-for', 'sec-fetch-site']) {
    expect(headers[name]).toBeUndefined();
  }
  expect(headers['x-cardi-client']).toBe('desktop');
});

test('headers of the server that the page must not see are dropped', async () => {
  const { get } = await startProxy((_, response) =>
    sendJson(response, focusAreas, 200, {
      'set-cookie': 'a=b',
      'x-cardi-session-token': tokenOf('a'),
      'x-cardi-saved-at': '2000-01-01T00:00:00Z',
      'access-control-allow-origin': '*',
      'clear-site-data': '"*"',
      'x-request-id': 'r1',
    }),
  );
  const answer = await get('/api/focus-areas');
  expect(await answer.json()).toEqual(focusAreas);
  const names = [...answer.headers.keys()];
  expect(answer.headers.get('x-request-id')).toBe('r1');
  for (const name of ['set-cookie', 'x-cardi-session-token', 'x-cardi-saved-at', 'access-control-allow-origin']) {
    expect(names).not.toContain(name);
  }
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the server’s errors are passed on unchanged', async () => {
  const problem = { code: 'rate_limited', message: 'Too many requests' };
  const { get, server } = await startProxy((_, response) => sendJson(response, problem, 429, { 'retry-after': '60' }));
  const limited = await get('/api/listings');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await limited.json()).toEqual(problem);

  server.answer((_, response) => sendJson(response, { code: 'internal', message: 'Oops' }, 500));
  expect((await get('/api/listings')).status).toBe(500);
});

test('an answer without content is passed on without content', async () => {
  const { post } = await startProxy((_, response) => response.writeHead(204).end());
  const answer = await post('/api/newsletter', {});
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

test('a write that does not reach the server fails with a sentence', async () => {
  const { post, server } = await startProxy(ok);
  await server.stop();
  const answer = await post('/api/listings', { title: 'A title' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    code: 'unavailable',
    message: 'The app could not reach its server. Your entries are kept; try again when you are online.',
  });
});

test('a write that a captive portal or a redirect answers does not count as done', async () => {
  const { post, server } = await startProxy((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('hi'),
  );
  const byPortal = await post('/api/listings');
  expect([byPortal.status, errorBody.parse(await byPortal.json()).code]).toEqual([502, 'unavailable']);
  server.answer((_, response) => response.writeHead(302, { location: 'https://portal.example/' }).end());
  expect((await post('/api/listings')).status).toBe(502);
});

test('a write larger than the limit is not sent', async () => {
  const { post, server } = await startProxy(ok, { requestBytes: 1000 });
  const answer = await post('/api/listings', { title: 'x'.repeat(2000) });
  expect(answer.status).toBe(413);
  expect(errorBody.parse(await answer.json()).code).toBe('too_large');
  expect(server.seen).toEqual([]);
});

test('a token goes only to its own server, even when the server changes during the request', async () => {
  const one = await startProxy(ok);
  const two = await startProxy(ok);
  await one.signIn(tokenOf('a'), user);
  const underWay = one.get('/api/listings');
  one.connectTo({ origin: two.server.origin, session: two.session, device: two.device });
  await underWay;
  await one.get('/api/listings');
  expect(one.server.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${tokenOf('a')}`]);
  expect(two.server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});
