import { once } from 'node:events';
import http, { createServer } from 'node:http';
import { connect } from 'node:net';
import tls from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';

import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { missingForCertificates, startSelfSigned } from '#electron/testing/self-signed.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createSystemFetch, proxyOf } from './system-fetch.ts';

test.each([
  ['DIRECT', null],
  ['PROXY proxy.example:8080', 'http://proxy.example:8080'],
  ['PROXY proxy.example:8080; DIRECT', 'http://proxy.example:8080'],
  ['HTTPS proxy.example:443', 'https://proxy.example'],
  ['SOCKS5 proxy.example:1080; PROXY other.example:3128', 'http://other.example:3128'],
  ['SOCKS5 proxy.example:1080', null],
  ['DIRECT; PROXY proxy.example:8080', null],
  ['', null],
  ['PROXY', null],
  ['PROXY /etc/passwd', null],
])('%j is the proxy %s', (answer, proxy) => {
  expect(proxyOf(answer)).toBe(proxy);
});

/** A real HTTP proxy that leads every address to one server. */
async function startProxyTo(origin: string) {
  const seen: string[] = [];
  const target = new URL(origin);
  const proxy = createServer((request, response) => {
    seen.push(request.url ?? '');
    http
      .get({ host: target.hostname, port: target.port, path: new URL(request.url ?? '').pathname }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      })
      .on('error', () => response.destroy());
  });
  proxy.on('connect', (request, socket) => {
    seen.push(request.url ?? '');
    const onward = connect(Number(target.port), target.hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  const address = proxy.address();
  return { seen, host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

test('requests go the way that the system names, until it names another', async () => {
  const server = await startFakeServer((_, response) => sendJson(response, ['through']));
  const proxy = await startProxyTo(server.origin);
  let time = 0;
  const resolveProxy = vi.fn(async (_url: string) => `PROXY ${proxy.host}`);
  const report = vi.fn();
  const systemFetch = createSystemFetch({ resolveProxy, now: () => time, report });

  // There is no such host: only the proxy knows a way to it.
  const answer = await systemFetch('http://network.cardi.test/api/site');
  expect(await answer.json()).toEqual(['through']);
  await systemFetch('http://network.cardi.test/api/site');
  expect(proxy.seen.length).toBeGreaterThan(0);
  expect(proxy.seen.join(' ')).toContain('network.cardi.test');
  expect(resolveProxy.mock.calls).toEqual([['http://network.cardi.test/api/site']]);

  const before = proxy.seen.length;
  expect(await (await systemFetch(`${server.origin}/local`)).json()).toEqual(['through']);
  expect(proxy.seen).toHaveLength(before);

  time = 60_000;
  resolveProxy.mockResolvedValue('DIRECT');
  await expect(systemFetch('http://network.cardi.test/api/site')).rejects.toThrow();
  expect(report).not.toHaveBeenCalled();
});

test('a system that does not know leaves the direct way', async () => {
  const report = vi.fn();
  const resolveProxy = async () => Promise.reject(new Error('no idea'));
  const systemFetch = createSystemFetch({ resolveProxy, report });
  await expect(systemFetch('http://network.cardi.test/')).rejects.toThrow('fetch failed');
  expect(report).toHaveBeenCalledWith('The system’s proxy cannot be found out', expect.any(Error));
});

const missing = missingForCertificates();
test.skipIf(missing)(`a certificate that the system trusts is trusted${missing ? ` (${missing})` : ''}`, async () => {
  const before = tls.getCACertificates('default');
  onTestFinished(() => tls.setDefaultCACertificates(before));
  const { origin, certificate, close } = await startSelfSigned(tempFolder(), (_, response) =>
    sendJson(response, 'hello'),
  );
  onTestFinished(close);
  const systemFetch = createSystemFetch({ resolveProxy: async () => 'DIRECT', report: vi.fn() });
  await expect(systemFetch(origin)).rejects.toThrow('fetch failed');

  const systems = tls.getCACertificates.bind(tls);
  vi.spyOn(tls, 'getCACertificates').mockImplementation((kind) => (kind === 'system' ? [certificate] : systems(kind)));
  const trusting = createSystemFetch({ resolveProxy: async () => 'DIRECT', report: vi.fn() });
  expect(await (await trusting(origin)).json()).toBe('hello');
});
