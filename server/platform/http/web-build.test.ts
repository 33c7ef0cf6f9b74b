import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#server/testing/app.ts';

const script = 'console.log("the built program");\n'.repeat(20);
const page = `<!doctype html><html><head><title>built title</title><meta name="description" content="built">
<script type="application/json" id="site"></script></head>
<body><script nonce="__CSP_NONCE__" type="module" src="/assets/app-1a2b3c4d.js"></script></body></html>`;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardi-web-'));
  const root = join(folder, 'web');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(root, '.git'));
  await writeFile(join(folder, 'secret.txt'), 'outside of the web build');
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'assets/app-1a2b3c4d.js'), script);
  await writeFile(join(root, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
  await writeFile(join(root, 'assets/app-1a2b3c4d.js.gz'), gzipSync(script));
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, '.env'), 'PASSWORD=hidden');
  await writeFile(join(root, '.git/config'), 'hidden');
  app = await createTestApp({
    webRoot: root,
    env: { SITE_PRODUCT_NAME: '</script><b>Name', DEEP_RESEARCH_URL: 'https://research.example/tool?x=1' },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

interface RawAnswer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A raw request: fetch() would normalise the path and decompress the answer. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  const asked = request(app.url, { path, headers, method }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

describe('hashed assets', () => {
  const path = '/assets/app-1a2b3c4d.js';

  test('have the best encoding the caller accepts, and can be cached without limit', async () => {
    const forms = [
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const;
    for (const [accepted, encoding, unpack] of forms) {
      const { status, headers, body } = await ask(path, { 'Accept-Encoding': accepted });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack(body).toString()).toBe(script);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('are answered with 304 if the caller has them', async () => {
    const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
    const again = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('are answered with 404 if missing, never with a page', async () => {
    for (const missing of ['/assets/app-00000000.js', '/assets/', '/assets/none', '/assets/x.css.br']) {
      const { status, headers } = await ask(missing);
      expect(status, missing).toBe(404);
      expect(headers['content-type'], missing).toContain('application/json');
      expect(headers['cache-control'], missing).toBe('no-store');
    }
  });
});

describe('other files', () => {
  test('are revalidated after a while', async () => {
    const { status, headers } = await ask('/favicon.svg');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await ask('/favicon.svg', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test.each(['/none.png', '/none.js', '/favicon.svg/none.svg', '/network/none.ico', '/wp-login.php'])(
    '%s is not found, and no page is served instead',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    },
  );
});

describe('nothing but the web build is served, whatever is asked for', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/%00/secret.txt',
    '/assets/%00',
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/./.env',
    '/%E0%A4%A.txt',
    '/assets/%E0%A4%A',
  ])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/hidden|outside of/);
  });

  test('requests without a valid path', async () => {
    const { port } = new URL(app.url);
    for (const target of ['http://other.example/../secret.txt', '*', 'secret.txt']) {
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (text) => (answer += text));
      socket.write(`GET ${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
      expect(answer).not.toMatch(/hidden|outside of/);
    }
  });
});

describe('a page', () => {
  test('is served for its own paths, with the names of this network', async () => {
    const { status, headers, body } = await ask('/about', { 'Accept-Encoding': 'identity' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    const html = body.toString();
    expect(html).not.toContain('built title');
    const json = /<script type="application\/json" id="site"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(app.deps.env.site);
  });

  test('an unknown path is the 404 page, with status 404', async () => {
    const { status, headers } = await ask('/no/such/page');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
  });

  test('is compressed as the caller accepts', async () => {
    const plain = (await ask('/about', { 'Accept-Encoding': 'identity' })).body.length;
    const br = await ask('/about', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toHaveLength(plain);
    const gzip = await ask('/about', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toHaveLength(plain);
    expect(br.headers.vary).toContain('Accept-Encoding');
  });

  test('runs only scripts with its nonce, which differs in each answer', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers, body } = await ask('/', { 'Accept-Encoding': 'identity' });
      const policy = String(headers['content-security-policy']);
      const nonce = /script-src 'self' 'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)?.[1] ?? '';
      expect(body.toString()).toContain(`<script nonce="${nonce}" type="module"`);
      expect(body.toString()).not.toContain('__CSP_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test("loads nothing from other origins except the research tool's frame", async () => {
    const { headers } = await ask('/');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe("'self' https://research.example");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
  });

  test('answers HEAD like GET without a body, and refuses other methods', async () => {
    const head = await ask('/about', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask('/about', {}, method);
      expect(status, method).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    }
  });
});

test('a page never answers for the API', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/API/nothing', '/api/listings/1/nothing.html', '/api/x.js']) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toContain('application/json');
  }
});
