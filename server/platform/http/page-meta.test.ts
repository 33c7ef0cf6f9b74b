import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/app.ts';

/** The app with the smallest page there is, in the shape of the built one. */
async function setUp() {
  const webRoot = await mkdtemp(join(tmpdir(), 'cardi-web-'));
  await writeFile(
    join(webRoot, 'index.html'),
    '<head><title>Built</title>\n<meta name="description" content="built" /></head><body></body>',
  );
  const app = await createTestApp({ webRoot });
  return {
    app,
    page: async (path: string) => {
      const response = await fetch(`${app.url}${path}`);
      return { status: response.status, html: await response.text() };
    },
    text: async (path: string) => (await fetch(`${app.url}${path}`)).text(),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await rm(webRoot, { recursive: true });
    },
  };
}

describe('a page', () => {
  test('has its own title, description and link preview', async () => {
    await using it = await setUp();
    const { status, html } = await it.page('/pricing');
    expect(status).toBe(200);
    expect(html).toContain('<title>Membership Plans | CARDI</title>');
    expect(html).toContain('<meta property="og:title" content="Membership Plans">');
    expect(html).toContain(`<link rel="canonical" href="${it.app.url}/pricing">`);
    expect(html).toContain(`<meta property="og:image" content="${it.app.url}/social.png">`);
    expect(html).not.toContain('Built');
    expect(html).not.toContain('noindex');
  });

  test("of a record has the record's texts, escaped", async () => {
    await using it = await setUp();
    const owner = await it.app.aUser();
    const id = await it.app.aListing(owner, { title: 'Pumps <b>&</b> "valves" for sale' });
    const { status, html } = await it.page(`/network/listings/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>Pumps &lt;b&gt;&amp;&lt;/b&gt; &quot;valves&quot; for sale | CARDI</title>');
    expect(html).toContain('Fifty characters at least are asked for');
  });

  test.each([
    '/no/such/page',
    '/network/listings/999999',
    '/network/listings/x',
    '/focus/nowhere',
    '/media/0',
    '/network/insights/planet/mars',
  ])('%s is answered with 404 and is not for search engines', async (path) => {
    await using it = await setUp();
    const { status, html } = await it.page(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>404 Page Not Found | CARDI</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test.each(['/network/listings/create', '/network/insights/country/de'])(
    '%s, which is about the visitor or for some members only, is not for search engines',
    async (path) => {
      await using it = await setUp();
      const { status, html } = await it.page(path);
      expect(status).toBe(200);
      expect(html).toContain('noindex');
    },
  );
});

describe('the sitemap', () => {
  test('is named in robots.txt and lists the public pages', async () => {
    await using it = await setUp();
    const id = await it.app.aListing(await it.app.aUser());
    expect(await it.text('/robots.txt')).toContain(`Sitemap: ${it.app.url}/sitemap.xml`);
    const index = await it.text('/sitemap.xml');
    expect(index).toContain(`<loc>${it.app.url}/sitemap-pages.xml</loc>`);
    expect(index).toContain(`<loc>${it.app.url}/sitemap-listings-1.xml</loc>`);
    const pages = await it.text('/sitemap-pages.xml');
    expect(pages).toContain(`<loc>${it.app.url}/about</loc>`);
    expect(pages).toContain(`<loc>${it.app.url}/focus/energy-storage</loc>`);
    expect(pages).not.toContain('/reset-password');
    expect(await it.text('/sitemap-listings-1.xml')).toContain(`<loc>${it.app.url}/network/listings/${id}</loc>`);
  });

  test('names no file of listings if there are none', async () => {
    await using it = await setUp();
    expect(await it.text('/sitemap.xml')).not.toContain('listings');
    expect((await fetch(`${it.app.url}/sitemap-listings-1.xml`)).status).toBe(404);
  });
});
