import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '#contract/endpoints.ts';
import { scriptStyleSource } from '#contract/kit/script-styles.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { anEvent } from '#server/testing/event-factory.ts';

const index = `<!doctype html><html lang="en"><head><title>built title</title><meta name="description" content="built">
<script type="application/json" id="site"></script><script nonce="__CSP_NONCE__">first();</script>
<script type="module" crossorigin src="/assets/index-1.js" nonce="__CSP_NONCE__"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css" nonce="__CSP_NONCE__"></head>
<body><div id="root"><!--boot--></div></body></html>`;

const manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['index.html'], css: ['assets/shared-1.css'] },
  'features/list-page.tsx': {
    file: 'assets/list-1.js',
    imports: ['index.html', '_shared.js'],
    css: ['assets/list-1.css'],
  },
};

/** Stands in for the build of the pages: what it draws is the answer of the API that the test names in the query. */
const program = `
export const createRenderer = ({ answer, site, cleanText }) => async (address) => {
  const url = new URL('http://page.invalid' + address);
  globalThis.renderings = (globalThis.renderings ?? 0) + 1;
  if (url.searchParams.has('throws')) throw new Error('Cannot draw ' + url.searchParams.get('throws'));
  if (url.searchParams.has('leaves')) return null;
  if (url.searchParams.has('lasts')) return new Promise(() => {});
  const { status, text } = await answer(url.searchParams.get('call') ?? '/api/focus-areas');
  const data = JSON.parse(text);
  return {
    markup: ['<main data-style="gap:24px"><h1>' + site.productName + '</h1><p>drawn ' + status + '</p>' + cleanText('<p>a</p><script>alert(1)</script>', {}), { html: '</main>' }],
    rules: '#root [data-style="gap:24px"]{gap:24px}',
    state: [{ key: ['call'], data }],
    modules: ['app/none.tsx', 'features/list-page.tsx'],
  };
}`;

const renderings = () => (globalThis as { renderings?: number }).renderings ?? 0;

let folder: string;
let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardi-drawn-'));
  const root = join(folder, 'web');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(root, '.vite'));
  await mkdir(join(folder, 'ssr'));
  await writeFile(join(root, 'index.html'), index);
  await writeFile(join(root, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['index', 'shared', 'list'])
    await writeFile(join(root, `assets/${name}-1.css`), `.${name}{top:0}`);
  await writeFile(join(folder, 'ssr/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'ssr/render-page.js'), program);
  app = await createTestApp({ webRoot: root, logTo: { write: (line) => void logged.push(line) } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  logged.length = 0;
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const stateOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a page for a visitor', () => {
  test('has its words, its data, and the head of its record', async () => {
    const { status, html } = await ask('/about');
    expect(status).toBe(200);
    expect(html).toContain('drawn 200');
    expect(html).toContain('<html data-drawn lang="en">');
    expect(html).toMatch(/<title>About/);
    expect(stateOf(html)).toEqual([{ key: ['call'], data: expect.any(Array) }]);
  });

  test('brings the rules that it needs, and loads its scripts at its end', async () => {
    const { html } = await ask('/about');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<style>\.index{top:0}\n\.shared{top:0}\n\.list{top:0}\n/);
    const sheets = Array.from(head.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled>/g), ([, href]) => href);
    expect(sheets).toEqual(['/assets/index-1.css', '/assets/shared-1.css', '/assets/list-1.css']);
    expect(head).not.toContain('.js');
    expect(html).toContain('const app = ["/assets/index-1.js"]');
    expect(html).toContain('const page = ["/assets/shared-1.js","/assets/list-1.js"]');
  });

  test('has nothing that its policy refuses', async () => {
    const { html, headers } = await ask('/about');
    expect(html).toContain('<main data-style="gap:24px">');
    expect(html).toMatch(/<style>[^<]*#root \[data-style="gap:24px"\]\{gap:24px\}/);
    expect(html).not.toContain('alert(1)');
    const policy = headers.get('content-security-policy') ?? '';
    const texts = (tag: string) =>
      Array.from(html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')), ([, text = '']) => text);
    const digests = (tag: string) => texts(tag).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
    expect(policy).toContain(`; script-src 'self' ${digests('script').join(' ')}; `);
    expect(policy).toContain(`; style-src 'self' ${digests('style').join(' ')} ${scriptStyleSource}; `);
    expect([digests('script').length, digests('style').length]).toEqual([2, 1]);
    expect(html).not.toContain('nonce');
  });

  test('cannot be ended early by what people wrote', async () => {
    const owner = await app.aUser();
    const title = '</script><script>alert(1)</script>';
    const id = await app.aListing(owner, { title });
    const { html } = await ask(`/about?call=/api/listings/${id}`);
    expect(html).toContain('drawn 200');
    expect(html).not.toContain(title);
    expect(stateOf(html)).toEqual([{ key: ['call'], data: expect.objectContaining({ title }) }]);
  });

  test('counts nothing against a limit, which all visitors would share', async () => {
    const path = '/api/places/cities?ids=2950159';
    const { html } = await ask(`/about?call=${encodeURIComponent(path)}`);
    expect(html).toContain('drawn 200');
    const counted = () => app.deps.database.db.selectFrom('rate_limits').select('key').execute();
    expect(await counted()).not.toContainEqual({ key: expect.stringContaining('places.cities') });
    await fetch(app.url + path);
    expect(await counted()).toContainEqual({ key: expect.stringContaining('places.cities') });
  });

  test('is the same for everyone, with the same policy', async () => {
    const [first, second] = [await ask('/about?same'), await ask('/about?same')];
    expect(second.html).toBe(first.html);
    const policyOf = ({ headers }: typeof first) => headers.get('content-security-policy');
    expect(policyOf(second)).toBe(policyOf(first));
    expect(policyOf(first)).not.toContain('nonce');
  });

  test('is compressed, and the same', async () => {
    const { html } = await ask('/about?same', { 'Accept-Encoding': 'identity' });
    for (const encoding of ['br', 'gzip']) {
      const packed = await ask('/about?same', { 'Accept-Encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.html).toBe(html);
    }
  });

  test('shows at once what has been written', async () => {
    const owner = await app.aUser();
    const path = '/about?call=/api/listings';
    expect((await ask(path)).html).not.toContain('Written this moment');
    await app.aListing(owner, { title: 'Written this moment' });
    expect((await ask(path)).html).toContain('Written this moment');
  });

  test('is drawn once, until something is written or a minute has passed', async () => {
    await ask('/about?once');
    const before = renderings();
    await Promise.all([ask('/about?once'), ask('/about?once')]);
    // PostgreSQL tells of what is written to its other databases, too: those of tests that run at the same time.
    expect(renderings()).toBeLessThanOrEqual(app.deps.database.dialect === 'sqlite' ? before : before + 2);
    app.clock.advance({ seconds: 61 });
    const after = renderings();
    await ask('/about?once');
    expect(renderings()).toBe(after + 1);
  });
});

describe('what is not for visitors', () => {
  const forMembers = endpoints.filter(({ method, access }) => method === 'GET' && access !== 'everyone');
  const paths = forMembers.map(({ path }) => path.replaceAll(/:\w+/g, '1'));

  test('is refused to a page, whatever it calls', async () => {
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const { html } = await ask(`/about?call=${encodeURIComponent(path)}`);
      expect(html, path).toContain('drawn 401');
    }
  });

  test('is in no page: a record that the team withholds', async () => {
    const owner = await app.aUser();
    const id = await app.aListing(owner, { title: 'Not for visitors yet' });
    await app.deps.database.write((trx) =>
      trx.updateTable('listings').set({ hold: 'hidden' }).where('id', '=', id).execute(),
    );
    const { html } = await ask(`/about?call=/api/listings/${id}`);
    expect(html).toContain('drawn 404');
    expect(html).not.toContain('Not for visitors yet');
  });

  test('is in no page: a draft, and a member who is suspended or not listed', async () => {
    const draft = await anEvent(app.deps, { title: 'Draft of a talk', status: 'draft' });
    const [suspended, hidden, listed] = [
      await app.aUser({ fullName: 'Someone Suspended' }),
      await app.aUser({ fullName: 'Someone Hidden' }),
      await app.aUser({ fullName: 'Someone Listed' }),
    ];
    await app.deps.database.write(async (trx) => {
      const at = app.deps.now().toISOString();
      await trx.updateTable('users').set({ suspended_at: at }).where('id', '=', suspended.id).execute();
      const unlisted = [suspended.id, hidden.id];
      await trx.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', 'in', unlisted).execute();
    });
    for (const [path, status] of [
      [`/api/events/${draft}`, 404],
      [`/api/members/${suspended.id}`, 404],
      [`/api/members/${hidden.id}`, 404],
      [`/api/members/${listed.id}`, 200],
    ] as const) {
      expect((await ask(`/about?call=${path}`)).html, path).toContain(`drawn ${status}`);
    }
    const { html } = await ask('/about?call=/api/members');
    expect(html).toContain('Someone Listed');
    expect(html).not.toMatch(/Someone (?:Suspended|Hidden)/);
  });

  test('a request with a session, good or not, gets the page as it was built', async () => {
    const member = await app.as('member');
    const withSession: Record<string, string>[] = [
      { Cookie: Array.from(member.cookies, ([name, value]) => `${name}=${value}`).join('; ') },
      { Cookie: 'other=1; cardi_session=none' },
      { Cookie: '__Host-cardi_session=none' },
      { Authorization: 'Bearer none' },
    ];
    for (const headers of withSession) {
      const { html, headers: answered } = await ask('/about', headers);
      expect(html).not.toContain('drawn');
      expect(html).toContain('src="/assets/index-1.js"');
      expect(answered.get('etag')).toBeNull();
    }
    expect((await ask('/about', { Cookie: 'cardi_device=x' })).html).toContain('drawn 200');
    expect((await ask('/about')).headers.get('vary')).toContain('Cookie');
  });

  test('pages of members, secrets and addresses without a page are not drawn', async () => {
    for (const path of [
      '/settings/account',
      '/newsletter/confirm',
      '/no/such/page',
      '/network/listings/999999',
      '/about?token=secret',
      '/about?confirm=secret',
      '/network/members?view=table',
      `/about?call=${'x'.repeat(600)}`,
      '//about',
    ]) {
      expect((await ask(path)).html, path).not.toContain('data-drawn');
    }
  });
});

describe('a visitor who has the page', () => {
  test('is answered 304, whose headers leave the policy of the page as it is', async () => {
    const first = await ask('/about?kept');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const second = await ask('/about?kept', { 'If-None-Match': etag });
    expect(second.status).toBe(304);
    expect(second.html).toBe('');
    expect(second.headers.get('content-security-policy')).toBeNull();
    expect(second.headers.get('etag')).toBe(etag);
  });

  test('gets the page again, with its policy, when something has changed in it', async () => {
    const path = '/about?call=/api/listings';
    const first = await ask(path);
    await app.aListing(await app.aUser(), { title: 'Something has changed' });
    const second = await ask(path, { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(second.status).toBe(200);
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(second.headers.get('content-security-policy')).toContain(scriptStyleSource);
  });
});

describe('where a page cannot be drawn', () => {
  test('the browser draws it, and the log says so once for each kind of error', async () => {
    for (const path of ['/about?throws=a', '/about?throws=a&again', '/about?throws=b', '/about?leaves']) {
      const { status, html } = await ask(path);
      expect(status).toBe(200);
      expect(html).not.toContain('data-drawn');
      expect(html).toContain('src="/assets/index-1.js"');
    }
    expect(logged.filter((line) => line.includes('could not be rendered'))).toHaveLength(2);
  });

  test('a visitor does not wait for one that takes too long', async () => {
    const { html } = await ask('/about?lasts');
    expect(html).not.toContain('data-drawn');
    expect(html).toContain('src="/assets/index-1.js"');
  });

  test('many pages at once: some are drawn, all are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`/about?many=${index}`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.some(({ html }) => html.includes('drawn 200'))).toBe(true);
  });

  test('a build without these pages is served as it is', async () => {
    const root = join(folder, 'alone/web');
    await mkdir(root, { recursive: true });
    await writeFile(join(root, 'index.html'), index);
    await using alone = await createTestApp({ webRoot: root });
    expect(await (await fetch(`${alone.url}/about`)).text()).toContain('src="/assets/index-1.js"');
  });
});
