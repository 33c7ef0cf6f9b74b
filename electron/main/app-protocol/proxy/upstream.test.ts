import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';

import { workbookType } from '#contract/kit/endpoint.ts';
import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { netRequest } from '#electron/testing/net-request.ts';
import { missingForCertificates, startSelfSigned } from '#electron/testing/self-signed.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createNetFetch } from '../../network/net-fetch.ts';
import { createUpstream, type UpstreamRequest } from './upstream.ts';

const netFetch = createNetFetch({ request: netRequest, signIn: async () => null });
const upstream = createUpstream(netFetch, { silenceMs: 10_000, answerBytes: 100_000 });
/** Short time limits, for tests of servers that do not answer. */
const impatient = createUpstream(netFetch, { silenceMs: 500, answerBytes: 100_000 });

async function ask(listener: RequestListener, request: Partial<UpstreamRequest> = {}, send = upstream) {
  const server = await startFakeServer(listener);
  const outcome = await send({
    url: new URL('/api/listings', server.origin),
    method: 'GET',
    headers: new Headers({ authorization: 'Bearer secret' }),
    body: null,
    signal: new AbortController().signal,
    ...request,
  });
  return { outcome, server };
}

test('an answer has its status, headers and text', async () => {
  const { outcome } = await ask((_, response) => sendJson(response, { a: 'ü' }, 201, { etag: '"1"' }));
  expect(outcome).toMatchObject({ kind: 'answer', status: 201, text: '{"a":"ü"}' });
  expect(outcome.kind === 'answer' && outcome.headers.get('etag')).toBe('"1"');
});

test('the server receives method, headers and body', async () => {
  const { server } = await ask((_, response) => sendJson(response, {}), {
    method: 'POST',
    body: new TextEncoder().encode('{"title":"Solar"}'),
  });
  expect(server.seen).toMatchObject([{ method: 'POST', body: '{"title":"Solar"}' }]);
  expect(server.seen[0]?.headers.authorization).toBe('Bearer secret');
  expect(server.seen[0]?.headers.origin).toBeUndefined();
});

test.each([204, 304])('%i has no text', async (status) => {
  const { outcome } = await ask((_, response) => response.writeHead(status).end());
  expect(outcome).toMatchObject({ kind: 'answer', status, text: '' });
});

test('a server that is down is unreachable', async () => {
  const server = await startFakeServer((_, response) => sendJson(response, {}));
  await server.stop();
  const signal = new AbortController().signal;
  const url = new URL('/api/site', server.origin);
  expect(await upstream({ url, method: 'GET', headers: new Headers(), body: null, signal })).toEqual({
    kind: 'unreachable',
  });
});

test.each<[string, RequestListener]>([
  ['sends no headers', () => {}],
  [
    'stops in the middle of the body',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"a":');
    },
  ],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'hangs up in the middle of the body',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"a":', () => request.socket.destroy());
    },
  ],
])('a server that %s is unreachable', async (_name, listener) => {
  expect((await ask(listener, {}, impatient)).outcome).toEqual({ kind: 'unreachable' });
});

test('a slow server is waited for as long as data keeps coming', async () => {
  const trickle: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const pieces = ['[1', ',2', ',3', ',4', ',5', ',6', ',7]'];
    const timer = setInterval(() => {
      response.write(pieces.shift() ?? '');
      if (pieces.length > 0) return;
      clearInterval(timer);
      response.end();
    }, 100);
  };
  expect((await ask(trickle, {}, impatient)).outcome).toMatchObject({ kind: 'answer', text: '[1,2,3,4,5,6,7]' });
});

test('the renderer may cancel a request', async () => {
  const stop = new AbortController();
  const { outcome } = await ask(() => stop.abort(), { signal: stop.signal });
  expect(outcome).toEqual({ kind: 'unreachable' });
});

const portal = '<!doctype html><title>Sign in to the hotel network</title>';

test.each<[string, RequestListener]>([
  ['an HTML page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(portal)],
  [
    'an HTML page that says JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(portal),
  ],
  ['half a JSON text', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":')],
  ['nothing', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end()],
  ['no content type', (_, response) => response.writeHead(200).end('{}')],
  ['JSONP', (_, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end('a({})')],
  [
    'bytes that are no UTF-8',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([34, 0xff, 34])),
  ],
  ['more than the limit', (_, response) => sendJson(response, { a: 'x'.repeat(200_000) })],
])('an answer of %s is a stranger’s', async (_name, listener) => {
  expect((await ask(listener)).outcome).toEqual({ kind: 'stranger' });
});

test('a body without end is cut off at the limit', async () => {
  const { outcome } = await ask((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const pour = () => {
      while (!request.socket.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', pour);
    pour();
  });
  expect(outcome).toEqual({ kind: 'stranger' });
});

test('a redirect on the same origin is followed, at most three times', async () => {
  const hops = (count: number): RequestListener => {
    return ({ url = '' }, response) => {
      const hop = Number(new URL(url, 'http://x').searchParams.get('hop'));
      if (hop < count) response.writeHead(302, { location: `/api/listings?hop=${hop + 1}` }).end();
      else sendJson(response, { hop });
    };
  };
  expect((await ask(hops(3))).outcome).toMatchObject({ kind: 'answer', text: '{"hop":3}' });
  const { outcome, server } = await ask(hops(9));
  expect(outcome).toEqual({ kind: 'stranger' });
  expect(server.seen).toHaveLength(4);
});

test('a redirect to another origin is not followed, so the token stays with its server', async () => {
  const elsewhere = await startFakeServer((_, response) => sendJson(response, {}));
  const { outcome } = await ask((_, response) => response.writeHead(302, { location: elsewhere.origin }).end('moved'));
  expect(outcome).toEqual({ kind: 'stranger' });
  expect(elsewhere.seen).toEqual([]);
});

test.each([307, 308, 303])('a redirect (%i) of a write is not followed', async (status) => {
  const { outcome, server } = await ask((_, response) => response.writeHead(status, { location: '/api/site' }).end(), {
    method: 'POST',
    body: new TextEncoder().encode('{}'),
  });
  expect(outcome).toEqual({ kind: 'stranger' });
  expect(server.seen).toHaveLength(1);
});

const bytes = new Uint8Array([0x52, 0x49, 0xff, 0x00]);
const answerFile =
  (type: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

test.each(['image/webp', 'text/calendar', 'text/csv', workbookType])(
  'a file of type %s is passed on as bytes, also where the endpoint has others',
  async (type) => {
    const { outcome } = await ask(answerFile(`${type}; charset=utf-8`), { fileTypes: ['text/plain', type] });
    expect(outcome).toMatchObject({ kind: 'answer', status: 200, text: '', file: { type, bytes } });
  },
);

test('a file of an undeclared type counts as a stranger’s answer; an error in its place is passed on as an error', async () => {
  const fileTypes = ['image/webp'];
  expect((await ask(answerFile('image/png'), { fileTypes })).outcome).toEqual({ kind: 'stranger' });
  expect((await ask(answerFile('image/webp'))).outcome).toEqual({ kind: 'stranger' });
  const problem = { code: 'not_found', message: 'No such picture' };
  const { outcome } = await ask((_, response) => sendJson(response, problem, 404), { fileTypes });
  expect(outcome).toMatchObject({ status: 404, text: JSON.stringify(problem) });
});

test('without a network only a server on this computer is asked', async () => {
  const fetcher = vi.fn(netFetch);
  const send = createUpstream(fetcher, undefined, () => false);
  const url = new URL('https://cardi.example/api/listings');
  expect((await ask(() => {}, { url }, send)).outcome).toEqual({ kind: 'unreachable' });
  expect(fetcher).not.toHaveBeenCalled();
  const { outcome } = await ask((_, response) => sendJson(response, []), {}, send);
  expect(outcome.kind).toBe('answer');
});

const missing = missingForCertificates();
test.skipIf(missing)(`an untrusted server receives no data${missing ? ` (${missing})` : ''}`, async () => {
  const seen = vi.fn<() => void>();
  const { origin, close } = await startSelfSigned(tempFolder(), seen);
  onTestFinished(close);
  const { outcome } = await ask(() => {}, { url: new URL('/api/listings', origin) });
  expect(outcome).toEqual({ kind: 'untrusted' });
  expect(seen).not.toHaveBeenCalled();
});

test('a large body may take longer to be sent than a server may be silent', async () => {
  const body = new Uint8Array(1_000_000);
  const late: RequestListener = (request, response) => {
    request.resume();
    setTimeout(() => sendJson(response, {}), 1_500);
  };
  expect((await ask(late, { method: 'POST' }, impatient)).outcome).toEqual({ kind: 'unreachable' });
  expect((await ask(late, { method: 'POST', body }, impatient)).outcome).toMatchObject({ kind: 'answer' });
});
