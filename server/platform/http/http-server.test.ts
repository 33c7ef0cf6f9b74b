import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { errorBody } from '#contract/kit/errors.ts';
import { createHttpServer, drain, endConnections } from './http-server.ts';

const quick = { headers: 150, request: 300, keepAlive: 60_000, check: 20 };

async function listen(listener: RequestListener, timeouts = quick): Promise<{ server: Server; port: number }> {
  const server = createHttpServer(listener, timeouts);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

/** A connection, and all data received on it until it was closed. */
function openConnection(port: number): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => (received += text));
  return { socket, closed: once(socket, 'close').then(() => received) };
}

function errorOf(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: errorBody.parse(JSON.parse(body)) };
}

const hello: RequestListener = (req, res) => {
  req.resume().on('end', () => res.end('hello'));
};

test('a caller who sends headers very slowly is disconnected with a message', async () => {
  const { port } = await listen(hello);
  const { socket, closed } = openConnection(port);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ');
  expect(errorOf(await closed)).toMatchObject({
    status: 400,
    body: { message: 'The request took too long to arrive.' },
  });
});

test('P23: an idle connection is closed without an answer, which would be taken for that to the next request', async () => {
  const { port } = await listen(hello);
  const { closed } = openConnection(port);
  expect(await closed).toBe('');
});

test('R7: once draining begins, every answer closes its connection, also those in progress', async () => {
  let finish = () => {};
  const { server, port } = await listen((req, res) => {
    if (req.url === '/slow') finish = () => void res.end('slow');
    else res.end('quick');
  });
  const [slow, quick] = [openConnection(port), openConnection(port)];
  slow.socket.write('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(server, 'request');
  endConnections(server);
  quick.socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(await quick.closed).toMatch(/Connection: close[\s\S]*quick$/);
  finish();
  expect(await slow.closed).toMatch(/Connection: close[\s\S]*slow$/);
});

test('a request whose body never ends is answered with 400', async () => {
  const { port } = await listen(hello);
  const { socket, closed } = openConnection(port);
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf');
  expect(errorOf(await closed)).toMatchObject({ status: 400 });
});

test('bytes that are not HTTP get our own error answer', async () => {
  const { port } = await listen(hello);
  for (const text of [
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  ]) {
    const { socket, closed } = openConnection(port);
    socket.write(text);
    expect(errorOf(await closed)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
});

test('two contradicting body lengths are refused', async () => {
  const { port } = await listen(hello);
  const { socket, closed } = openConnection(port);
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');
  expect(errorOf(await closed)).toMatchObject({ status: 400 });
});

test('draining waits for the current request and closes its keep-alive connection', async () => {
  let finish = () => {};
  const { server, port } = await listen((_req, res) => {
    finish = () => void res.end('done');
  });
  const { socket, closed } = openConnection(port);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: keep-alive\r\n\r\n');
  await once(server, 'request');
  const drained = drain(server, 600_000);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  finish();
  await drained;
  expect(await closed).toContain('done');
});

test('draining ends unfinished requests at its limit', async () => {
  const { server, port } = await listen(() => undefined);
  const { socket, closed } = openConnection(port);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(server, 'request');
  await drain(server, 50);
  expect(await closed).toBe('');
});
