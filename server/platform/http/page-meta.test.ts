import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createArticle } from '#contract/articles-admin.ts';
import { linkListing } from '#contract/company-listings.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { articleForm } from '#server/testing/content-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { aMember } from '#server/testing/factories.ts';

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

describe('a record is described for search engines', () => {
  async function described(it: Awaited<ReturnType<typeof setUp>>, path: string) {
    const { html } = await it.page(path);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  }

  test('a job is one of the public company that its listing names', async () => {
    await using it = await setUp();
    const { app } = it;
    const { database } = app.deps;
    const owner = await app.aUser({ fullName: 'Olga Owner' });
    const id = await aCompany(app.deps, { ownerId: owner.id, name: 'Salt Works', websiteUrl: 'https://salt.example' });
    const jobId = await app.aListing(owner, { title: 'Engineer for salt', type: 'job', jobLocation: 'Lisbon' });
    const client = await app.signedIn(owner);
    const hiring = async () => (await described(it, `/network/listings/${jobId}`))?.['hiringOrganization'];
    const typed = { '@type': 'Organization', name: 'Olga Owner' };
    expect(await hiring()).toEqual(typed);
    await client.call(linkListing, { params: { id: String(id), listingId: String(jobId) } });
    const url = `${app.url}/network/companies/${id}`;
    expect(await hiring()).toEqual({
      '@type': 'Organization',
      name: 'Salt Works',
      url,
      sameAs: 'https://salt.example',
    });
    const change = (values: { hold?: 'hidden' | null; owner_id?: null }) =>
      database.write((trx) => trx.updateTable('companies').set(values).where('id', '=', id).execute());
    await change({ hold: 'hidden' });
    expect(await hiring()).toEqual(typed);
    // Who neither owns it nor works there any longer hires for themselves.
    await change({ hold: null, owner_id: null });
    expect(await hiring()).toEqual(typed);
  });

  test('each kind in the words of schema.org, with its own address and picture', async () => {
    await using it = await setUp();
    const { app } = it;
    const owner = await app.aUser({ fullName: 'Olga Owner' });
    const companyId = await aCompany(app.deps, { name: 'Salt </script><b> Works', location: 'Lisbon, Portugal' });
    const technologyId = await aTechnology(app.deps, { companyId, name: 'Salt battery' });
    const eventId = await anEvent(app.deps, {
      title: 'Salt summit',
      is_in_person: 1,
      location: 'Lisbon',
      price_cents: 2500,
    });
    const jobId = await app.aListing(owner, {
      title: 'Engineer for salt',
      type: 'job',
      jobLocation: 'Remote, Europe',
      jobType: 'full-time',
    });
    const { body: article } = await (await app.as('admin')).call(createArticle, {
      body: articleForm({ title: 'Salt explained', state: 'published' }),
    });

    const at = (path: string) => ({ url: `${app.url}${path}`, image: `${app.url}/previews${path}.jpg` });
    expect(await described(it, `/network/companies/${companyId}`)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Salt </script><b> Works',
      foundingDate: '2018',
      address: { addressCountry: 'PT' },
      ...at(`/network/companies/${companyId}`),
    });
    expect(await described(it, `/network/technologies/${technologyId}`)).toMatchObject({
      '@type': 'Product',
      name: 'Salt battery',
      manufacturer: { name: 'Salt </script><b> Works' },
    });
    expect(await described(it, `/events/${eventId}`)).toMatchObject({
      '@type': 'Event',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      offers: { price: 25, priceCurrency: 'USD' },
      ...at(`/events/${eventId}`),
    });
    expect(await described(it, `/network/listings/${jobId}`)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Engineer for salt',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { name: 'Olga Owner' },
    });
    expect(await described(it, `/media/${article.id}`)).toMatchObject({
      '@type': 'Article',
      headline: 'Salt explained',
      author: { name: 'Sam Sample' },
    });
    const { html } = await it.page(`/events/${eventId}`);
    expect(html).not.toContain('meet.test.example');
  });

  test('not where it is over, nor in forms about it', async () => {
    await using it = await setUp();
    const id = await it.app.aListing(await it.app.aUser(), {
      type: 'job',
      jobLocation: 'Lisbon',
    });
    const companyId = await aCompany(it.app.deps);
    it.app.clock.advance({ days: 400 });
    expect(await described(it, `/network/listings/${id}`)).toBeUndefined();
    expect(await described(it, `/network/companies/${companyId}/edit`)).toBeUndefined();
  });
});

describe('the picture of a link preview', () => {
  test('is drawn from the title of the record, and may be shown by other sites', async () => {
    await using it = await setUp();
    const id = await aCompany(it.app.deps);
    const { html } = await it.page(`/network/companies/${id}`);
    const path = `/previews/network/companies/${id}.jpg`;
    expect(html).toContain(`<meta property="og:image" content="${it.app.url}${path}">`);
    const response = await fetch(`${it.app.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = response.headers.get('etag') ?? '';
    // Like a browser that revalidates; fetch by itself would bypass every cache.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await fetch(`${it.app.url}${path}`, { headers })).status).toBe(304);
  });

  test('of a member is there as long as the directory lists them', async () => {
    await using it = await setUp();
    const { id } = await aMember(it.app.deps);
    const page = pathTo(paths.member, { id });
    const path = `/previews${page}.jpg`;
    expect((await it.page(page)).html).toContain(`content="${it.app.url}${path}"`);
    expect((await fetch(`${it.app.url}${path}`)).status).toBe(200);
    await it.app.deps.database.write((trx) =>
      trx.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', '=', id).execute(),
    );
    expect((await fetch(`${it.app.url}${path}`)).status).toBe(404);
  });

  test.each(['/previews/network/companies/999999.jpg', '/previews/admin/users.jpg', '/previews/../secret.jpg'])(
    '%s is not found',
    async (path) => {
      await using it = await setUp();
      expect((await fetch(`${it.app.url}${path}`)).status).toBe(404);
    },
  );
});

test('pages with news feeds name them', async () => {
  await using it = await setUp();
  const { html } = await it.page('/network/listings');
  expect(html).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Listings (Atom)" href="${it.app.url}/api/listings/feed?format=atom">`,
  );
  expect((await it.page('/about')).html).not.toContain('rel="alternate"');
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
