import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { startWebServer, type TestWebServer } from '#server/testing/web-server.ts';
import { createOutbound, type OutboundLimits, type OutboundOptions } from './outbound.ts';
import { OutboundError, type OutboundFailure } from './outbound-error.ts';

const limits: OutboundLimits = { timeLimit: 20_000, maxBytes: 100_000 };
const text = (answer: { body: Uint8Array }) => new TextDecoder().decode(answer.body);

/** The failure that stopped a fetch. */
async function failureOf(fetching: Promise<unknown>): Promise<OutboundFailure> {
  const error = await fetching.then(
    () => new Error('it was fetched'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutboundError)) throw error;
  return error.failure;
}

/** The guard with the one exception that tests need: this server and port. */
const trusting = ({ origin }: TestWebServer, options: OutboundOptions = {}) =>
  createOutbound({ trustedOrigins: [origin], ...options });

const hello: RequestListener = (_req, res) => res.end('hello');
const leadTo = (location: string, status = 302): RequestListener => {
  return (_req, res) => res.writeHead(status, { location }).end();
};

test('a fetch returns status, headers, body and final address', async () => {
  await using server = await startWebServer((req, res) => {
    if (req.url === '/old') res.writeHead(301, { location: '/new?a=1' }).end();
    else res.writeHead(404, { 'x-said': 'nothing here' }).end('sorry');
  });
  const answer = await trusting(server).get(`${server.origin}/old`, limits, { 'If-None-Match': '"x"' });
  expect([answer.status, answer.header('X-Said'), answer.header('etag'), text(answer), answer.url.href]).toEqual([
    404,
    'nothing here',
    undefined,
    'sorry',
    `${server.origin}/new?a=1`,
  ]);
  expect(server.requests[1]?.headers).toMatchObject({ 'if-none-match': '"x"', 'user-agent': 'CARDI feed reader' });
});

describe('addresses', () => {
  test.each([
    ['file:///etc/passwd', 'address'],
    ['ftp://feeds.example/x', 'address'],
    ['data:text/xml,<rss/>', 'address'],
    ['javascript:1', 'address'],
    ['not an address', 'address'],
    ['http://user:secret@93.184.216.34/', 'address'],
    ['http://93.184.216.34:8080/', 'address'],
    ['http://93.184.216.34:22/', 'address'],
    ['http://127.0.0.1/', 'private'],
    ['http://127.1/', 'private'],
    ['http://0x7f000001/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0177.0.0.1/', 'private'],
    ['http://0.0.0.0/', 'private'],
    ['http://10.0.0.1/', 'private'],
    ['http://172.16.0.1/', 'private'],
    ['http://192.168.1.1/', 'private'],
    ['http://100.64.0.1/', 'private'],
    ['http://169.254.169.254/latest/meta-data/', 'private'],
    ['http://168.63.129.16/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::]/', 'private'],
    ['http://[::ffff:127.0.0.1]/', 'private'],
    ['http://[::127.0.0.1]/', 'private'],
    ['http://[64:ff9b::7f00:1]/', 'private'],
    ['http://[fe80::1]/', 'private'],
    ['http://[fd00::1]/', 'private'],
    ['http://localhost/', 'private'],
  ] as const)('%s is refused', async (url, failure) => {
    expect(await failureOf(createOutbound().get(url, limits))).toBe(failure);
  });

  const resolvingTo = (...addresses: string[]): LookupFunction => {
    return (_name, options, done) => {
      const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      if (options.all) done(null, all);
      else done(null, all[0]?.address ?? '', all[0]?.family);
    };
  };

  test.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['::7f00:1']],
    [['168.63.129.16']],
    // One private address among several is enough to refuse.
    [['93.184.216.34', '10.0.0.1']],
  ])('a name that resolves to %s is refused before a connection is made', async (addresses) => {
    await using server = await startWebServer(hello);
    const outbound = createOutbound({ ports: [server.port], lookup: resolvingTo(...addresses) });
    expect(await failureOf(outbound.get(`http://feeds.test:${server.port}/`, limits))).toBe('private');
    expect(server.requests).toEqual([]);
  });

  test('an unknown name and a refused connection are distinguished', async () => {
    const lookup: LookupFunction = (_name, _options, done) =>
      done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), '');
    await expect(createOutbound({ lookup }).get('http://feeds.test/', limits)).rejects.toThrow(
      'This host does not exist.',
    );
    const server = await startWebServer(hello);
    await server[Symbol.asyncDispose]();
    await expect(trusting(server).get(server.origin, limits)).rejects.toThrow('The host refuses connections.');
  });

  test('only the usual ports are allowed unless others are named', async () => {
    await using server = await startWebServer(hello);
    await expect(createOutbound().get(server.origin, limits)).rejects.toThrow(`Port ${server.port} is not allowed.`);
  });
});

describe('redirects', () => {
  test.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://localhost/',
    'https://192.168.0.1/',
  ])('to %s are not followed', async (target) => {
    await using server = await startWebServer(leadTo(target));
    expect(await failureOf(trusting(server).get(server.origin, limits))).toBe('private');
  });

  test('to another private address, a file or another port are not followed', async () => {
    await using neighbour = await startWebServer(hello);
    await using server = await startWebServer(leadTo(neighbour.origin));
    expect(await failureOf(trusting(server).get(server.origin, limits))).toBe('address');
    expect(await failureOf(trusting(server, { ports: [neighbour.port] }).get(server.origin, limits))).toBe('private');
    expect(neighbour.requests).toEqual([]);
    server.answer(leadTo('file:///etc/passwd'));
    expect(await failureOf(trusting(server).get(server.origin, limits))).toBe('address');
    server.answer(leadTo('http://[broken'));
    expect(await failureOf(trusting(server).get(server.origin, limits))).toBe('address');
  });

  test('three are followed, a fourth is not', async () => {
    let count = 3;
    await using server = await startWebServer((req, res) => {
      const step = Number(req.url?.slice(1));
      if (step < count) res.writeHead(307, { location: `/${step + 1}` }).end();
      else res.end('arrived');
    });
    expect(text(await trusting(server).get(`${server.origin}/0`, limits))).toBe('arrived');
    count = 4;
    expect(await failureOf(trusting(server).get(`${server.origin}/0`, limits))).toBe('redirects');
  });

  test('without a target are an answer like any other', async () => {
    await using server = await startWebServer((_req, res) => res.writeHead(302).end('where?'));
    expect((await trusting(server).get(server.origin, limits)).status).toBe(302);
  });
});

describe('bodies', () => {
  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('%s is decompressed', async (encoding, pack) => {
    await using server = await startWebServer((_req, res) =>
      res.writeHead(200, { 'content-encoding': encoding }).end(pack('packed words')),
    );
    expect(text(await trusting(server).get(server.origin, limits))).toBe('packed words');
  });

  test('of the maximum size are read; one byte more is refused, announced or not, compressed or not', async () => {
    let size = limits.maxBytes;
    let isAnnounced = true;
    let isPacked = false;
    await using server = await startWebServer((_req, res) => {
      const body = Buffer.alloc(size, 'x');
      if (isPacked) res.setHeader('content-encoding', 'gzip').end(gzipSync(body));
      else if (isAnnounced) res.setHeader('content-length', size).end(body);
      else res.write(body, () => res.end());
    });
    const get = () => trusting(server).get(server.origin, limits);
    for (const [announced, packed] of [
      [true, false],
      [false, false],
      [false, true],
    ] as const) {
      [isAnnounced, isPacked] = [announced, packed];
      size = limits.maxBytes;
      expect((await get()).body.length).toBe(limits.maxBytes);
      size = limits.maxBytes + 1;
      expect(await failureOf(get())).toBe('size');
    }
  });

  test('a gzip bomb is stopped long before it is decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(limits.maxBytes);
    await using server = await startWebServer((_req, res) => res.setHeader('content-encoding', 'gzip').end(bomb));
    expect(await failureOf(trusting(server).get(server.origin, limits))).toBe('size');
  });

  test('an endless body is stopped at the limit', async () => {
    await using server = await startWebServer((_req, res) => {
      const more = () => {
        while (res.write('x'.repeat(1000)));
        res.once('drain', more);
      };
      more();
    });
    expect(await failureOf(trusting(server).get(server.origin, limits))).toBe('size');
  });

  test('an invalid, unknown or truncated compression is reported', async () => {
    await using server = await startWebServer((_req, res) =>
      res.setHeader('content-encoding', 'gzip').end('not packed at all'),
    );
    const get = () => trusting(server).get(server.origin, limits);
    expect(await failureOf(get())).toBe('encoding');
    server.answer((_req, res) => res.setHeader('content-encoding', 'zstd').end('x'));
    expect(await failureOf(get())).toBe('encoding');
    server.answer((_req, res) => {
      res.writeHead(200, { 'content-length': 1000 }).write('the beginning', () => res.destroy());
    });
    expect(await failureOf(get())).toBe('network');
  });
});

describe('time', () => {
  const silent: RequestListener[] = [
    () => {},
    (_req, res) => res.write('a beginning'),
    (_req, res) => {
      const timer = setInterval(() => res.write('.'), 5);
      res.on('close', () => clearInterval(timer));
    },
  ];

  test.each(silent)('an answer that does not end is stopped at the limit', async (listener) => {
    await using server = await startWebServer(listener);
    const fetching = trusting(server).get(server.origin, { ...limits, timeLimit: 150 });
    expect(await failureOf(fetching)).toBe('time');
  });

  test('the limit covers all redirects together', async () => {
    await using server = await startWebServer((req, res) => {
      setTimeout(() => res.writeHead(302, { location: `${req.url}x` }).end(), 90);
    });
    const fetching = trusting(server).get(server.origin, { ...limits, timeLimit: 200 });
    expect(await failureOf(fetching)).toBe('time');
  });

  test('the caller can stop the fetch', async () => {
    const asked = Promise.withResolvers<void>();
    await using server = await startWebServer(() => asked.resolve());
    const stop = new AbortController();
    const fetching = trusting(server).get(server.origin, limits, {}, stop.signal);
    await asked.promise;
    stop.abort();
    expect(await failureOf(fetching)).toBe('stopped');
  });
});
