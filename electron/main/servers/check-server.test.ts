import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

import type { ServerProblem } from '#contract/desktop/servers.ts';
import { contractVersion } from '#contract/health.ts';
import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { missingForCertificates, startSelfSigned } from '#electron/testing/self-signed.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createUpstream } from '../app-protocol/proxy/upstream.ts';
import { checkServer } from './check-server.ts';

const upstream = createUpstream(fetch, { silenceMs: 300, answerBytes: 1_000_000 });
const itself = { product: 'cardi', version: '1.2.3', contractVersion, mode: 'staging' };

const answering =
  (version: unknown, health: unknown = { status: 'ok' }): RequestListener =>
  ({ url }, response) =>
    sendJson(response, url === '/healthz' ? health : version);

const check = async (listener: RequestListener) => checkServer((await startFakeServer(listener)).origin, upstream);

test('a server that is up and has the same contract is accepted, with its details', async () => {
  const server = await startFakeServer(answering(itself));
  expect(await checkServer(` ${server.origin}/ `, upstream)).toEqual({
    kind: 'accepted',
    origin: server.origin,
    mode: 'staging',
    version: '1.2.3',
  });
  expect(server.seen.map(({ url }) => url)).toEqual(['/healthz', '/api/version']);
  expect(server.seen.some(({ headers }) => 'authorization' in headers || 'cookie' in headers)).toBe(false);
});

test.each<[string, ServerProblem, RequestListener]>([
  ['another product', 'stranger', answering({ ...itself, product: 'other' })],
  ['another contract, newer', 'newer', answering({ ...itself, contractVersion: contractVersion + 1 })],
  ['another contract, older', 'older', answering({ ...itself, contractVersion: contractVersion - 1 })],
  ['a site that answers everything', 'stranger', (_, response) => response.end('<h1>Hello</h1>')],
  ['a server of something else', 'stranger', (_, response) => sendJson(response, {}, 404)],
  ['one that is healthy in other words', 'stranger', answering(itself, { status: 'fine' })],
  ['a portal that leads elsewhere', 'stranger', (_, r) => r.writeHead(302, { location: 'https://x.example/' }).end()],
  ['one that is starting', 'unreachable', (_, response) => sendJson(response, { status: 'starting' }, 503)],
  ['one that hangs', 'unreachable', () => {}],
])('%s is refused as %s', async (_name, problem, listener) => {
  expect(await check(listener)).toMatchObject({ kind: 'refused', problem, message: expect.stringMatching(/\.$/) });
});

test('a server that does not answer is refused', async () => {
  const server = await startFakeServer(answering(itself));
  await server.stop();
  expect(await checkServer(server.origin, upstream)).toMatchObject({ problem: 'unreachable' });
});

test.each([
  ['http://cardi.example', 'The address must begin with https:// unless the server runs on this computer.'],
  ['cardi', 'The address must be a web address such as https://cardi.example.'],
  ['https://a:b@cardi.example', 'The address must not contain a user name or password.'],
  ['https://cardi.example/x', 'The address must be an address without a path.'],
])('%s is refused without a request', async (address, message) => {
  expect(await checkServer(address, upstream)).toEqual({ kind: 'refused', problem: 'invalid', message });
});

const missing = missingForCertificates();
test.skipIf(missing)(`a self-signed certificate is explained${missing ? ` (${missing})` : ''}`, async () => {
  const { origin, close } = await startSelfSigned(tempFolder(), answering(itself));
  onTestFinished(close);
  expect(await checkServer(origin, upstream)).toMatchObject({
    problem: 'certificate',
    message: expect.stringContaining('not trusted by this computer'),
  });
});
