import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  createListing,
  getListing,
  type ListingInput,
  listListings,
  missingDetailsMessage,
} from '#contract/listings.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listingForm } from '#server/testing/factories.ts';

let app: TestApp;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  member = await app.signedIn(await app.aUser({ username: 'publisher', fullName: 'Pia Publisher' }));
});
afterAll(() => app[Symbol.asyncDispose]());

async function publish(overrides: Partial<ListingInput>) {
  return (await member.call(createListing, { body: listingForm(overrides) })).body;
}

async function refusal(overrides: Record<string, unknown>) {
  const { status, body } = await member.refused(createListing, { body: { ...listingForm(), ...overrides } });
  expect(status).toBe(400);
  return body.fields;
}

const sentence = 'Twelve words of plain text, so that the shortest bound is passed with ease. ';

describe('each kind keeps its own fields', () => {
  test('company', async () => {
    const created = await publish({
      type: 'company',
      companyName: 'Tidewell Storage',
      companyLocation: 'Rotterdam',
      companyWebsite: 'https://tidewell.example.com/about',
      companySize: '11-50',
      companyFunding: 'series-a',
      jobLocation: 'belongs to another kind',
    });
    expect(created.details).toEqual({
      companyName: 'Tidewell Storage',
      companyLocation: 'Rotterdam',
      companyWebsite: 'https://tidewell.example.com/about',
      companySize: '11-50',
      companyFunding: 'series-a',
    });
    expect(created.company).toEqual({
      name: 'Tidewell Storage',
      location: 'Rotterdam',
      website: 'https://tidewell.example.com/about',
      foundedYear: null,
      employees: '11-50 employees',
      funding: 'Series A',
    });
    expect(created).toMatchObject({ companyName: 'Tidewell Storage', location: 'Rotterdam' });
  });

  test('technology', async () => {
    const details = { technologyStage: 'pilot', technologyPatent: 'pending', technologyStatus: 'for-sale' } as const;
    const created = await publish({ type: 'technology', ...details });
    expect(created.details).toEqual(details);
    expect(created.company).toBeNull();
  });

  test('partnership', async () => {
    const details = {
      partnershipType: 'joint-venture',
      partnershipTimeline: 'long-term',
      partnershipInvestment: 'to-be-discussed',
    } as const;
    expect((await publish({ type: 'partnership', ...details })).details).toEqual(details);
  });

  test('job', async () => {
    const details = {
      jobLocation: 'Graz',
      jobType: 'internship',
      jobCompensation: '€1,200 a month',
      jobDeadline: '2027-02-28',
    } as const;
    const created = await publish({ type: 'job', ...details });
    expect(created.details).toEqual(details);
    expect(created).toMatchObject({ companyName: null, location: 'Graz' });
  });

  test('empty form fields are not stored', async () => {
    const created = await publish({
      type: 'job',
      jobCompensation: '',
      jobDeadline: '',
      companySize: '',
      companyWebsite: '',
    });
    expect(created.details).toEqual({ jobLocation: 'Lisbon, Portugal', jobType: 'part-time' });
  });
});

describe('required fields of a kind', () => {
  test.each([
    ['company', 'companyName'],
    ['company', 'companyLocation'],
    ['technology', 'technologyStage'],
    ['technology', 'technologyStatus'],
    ['partnership', 'partnershipType'],
    ['partnership', 'partnershipTimeline'],
    ['job', 'jobLocation'],
    ['job', 'jobType'],
  ] as const)('%s needs %s; the error is at the type', async (type, field) => {
    for (const empty of ['', undefined]) {
      expect(await refusal({ ...listingForm({ type }), [field]: empty })).toEqual({ type: missingDetailsMessage });
    }
  });
});

describe('bounds', () => {
  test.each([
    ['title', 'x'.repeat(9), { title: 'Title must be at least 10 characters' }],
    ['title', `${' '.repeat(20)}x`, { title: 'Title must be at least 10 characters' }],
    ['title', 'x'.repeat(101), { title: expect.any(String) }],
    ['title', 'ten\ncharacters', { title: 'Please use printable characters only' }],
    ['description', 'x'.repeat(49), { description: 'Description must be at least 50 characters' }],
    ['description', 'x'.repeat(3001), { description: expect.any(String) }],
    ['description', `<p>${'<br>'.repeat(40)}short</p>`, { description: 'Description must be at least 50 characters' }],
    [
      'description',
      `<script>${'x'.repeat(100)}</script>`,
      { description: 'Description must be at least 50 characters' },
    ],
    ['type', 'person', { type: expect.any(String) }],
    ['focusArea', '', { focusArea: 'Please select a focus area' }],
    ['focusArea', 'Perpetual Motion', { focusArea: 'Please select a focus area' }],
    ['contactEmail', 'nobody', { contactEmail: 'Please enter a valid email address' }],
    ['tags', [], { tags: 'Please add at least one tag' }],
    ['tags', ['solar', '  '], { 'tags.1': 'A tag cannot be empty' }],
    ['tags', ['x'.repeat(41)], { 'tags.0': expect.any(String) }],
    ['tags', Array.from({ length: 13 }, (_, index) => `tag ${index}`), { tags: 'Please use at most 12 tags' }],
    ['tags', ['Solar', 'solar'], { tags: 'Each tag can be used once' }],
    ['companyWebsite', 'tidewell', { companyWebsite: 'Please enter a valid URL' }],
    ['companyWebsite', 'javascript:alert(1)', { companyWebsite: 'Please enter a valid URL' }],
    ['companyWebsite', 'data:text/html,hi', { companyWebsite: 'Please enter a valid URL' }],
    ['companySize', 'huge', { companySize: expect.any(String) }],
    ['jobDeadline', '2027-02-30', { jobDeadline: 'Please enter a valid date' }],
    ['jobDeadline', 'tomorrow', { jobDeadline: 'Please enter a valid date' }],
    ['companyName', 'x'.repeat(151), { companyName: expect.any(String) }],
  ])('%s %j is refused', async (field, value, fields) => {
    expect(await refusal({ [field]: value })).toEqual(fields);
  });

  test('the shortest and longest values are accepted', async () => {
    const short = await publish({ title: 'x'.repeat(10), description: 'y'.repeat(50), tags: ['t'] });
    expect(short).toMatchObject({ title: 'x'.repeat(10), description: `<p>${'y'.repeat(50)}</p>` });
    const tags = Array.from({ length: 12 }, (_, index) => `tag ${index}`);
    const long = await publish({ title: 'x'.repeat(100), description: 'y'.repeat(3000), tags });
    expect(long).toMatchObject({ title: 'x'.repeat(100), tags });
    expect(long.description).toBe(`<p>${'y'.repeat(3000)}</p>`);
  });

  test('text in any script is stored unchanged', async () => {
    const title = 'Ünïcödé 水素エネルギー הידרוגן 💧 «quotes» & <angle>';
    const created = await publish({ title, tags: ['水素', 'O’Brien', '100%', 'a\'b"c\\d'] });
    expect(created).toMatchObject({ title, tags: ['水素', 'O’Brien', '100%', 'a\'b"c\\d'] });
  });
});

describe('the listing in an answer', () => {
  test('is the same when it is created, opened and listed', async () => {
    const { isUnderReview, ...created } = await publish({ title: 'The same wherever it shows' });
    expect(isUnderReview).toBe(false);
    const opened = await app.visitor().call(getListing, { params: { id: String(created.id) } });
    expect(opened.body).toEqual(created);
    const { body: list } = await app.visitor().call(listListings, { query: { search: 'wherever' } });
    const {
      description: _1,
      details: _2,
      company: _3,
      postedBy: _4,
      matchProfile: _5,
      pictures: _6,
      ...rest
    } = created;
    const { status, expiresAt, ...card } = rest;
    // Ninety days from the test clock's time.
    expect({ status, expiresAt }).toEqual({ status: 'published', expiresAt: '2026-08-02T09:00:00.000Z' });
    expect(list.items).toEqual([{ ...card, expiresAt }]);
  });

  test('names its owner, and never the contact address', async () => {
    const created = await publish({ contactEmail: 'private-address@example.com' });
    expect(created.postedBy).toMatchObject({ id: expect.any(Number), name: 'Pia Publisher', hasProfile: true });
    for (const path of [`/api/listings/${created.id}`, '/api/listings']) {
      const text = await (await app.visitor().fetch(path)).text();
      expect(text).not.toContain('private-address');
      expect(text).not.toContain('publisher@');
    }
  });

  test('is featured if its owner is a professional', async () => {
    const professional = await app.as('professional');
    const { body } = await professional.call(createListing, { body: listingForm() });
    expect(body.isFeatured).toBe(true);
    expect((await publish({})).isFeatured).toBe(false);
  });

  test('has an excerpt of whole words without markup', async () => {
    const created = await publish({ description: `<p>${sentence.repeat(8)}</p><p>Second &amp; last.</p>` });
    expect(created.excerpt.length).toBeLessThanOrEqual(221);
    expect(created.excerpt).toMatch(/^Twelve words .* \w+…$/);
    const short = await publish({ description: `${sentence}\n\nA < B & C > D` });
    expect(short.excerpt).toBe(`${sentence}A < B & C > D`);
  });
});

const elementsOfTexts = 'p br strong b em i u ul ol li h3 h4 blockquote a table thead tbody tr th td'.split(' ');

describe('markup in a description', () => {
  test.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg onload=alert(1)>'],
    ['<svg><script>alert(1)</script></svg>'],
    ['<a href="javascript:alert(1)">link</a>'],
    ['<a href=" java\tscript:alert(1)">link</a>'],
    ['<a href="&#106;avascript:alert(1)">link</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">link</a>'],
    ['<a href="//evil.example" onclick=alert(1) style="position:fixed">link</a>'],
    ['<p style="background:url(javascript:alert(1))">styled</p>'],
    ['<style>*{display:none}</style>'],
    ['<iframe src="https://evil.example"></iframe>'],
    ['<form action="https://evil.example"><input name=password></form>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['<p><b title="`onmouseover=alert(1)">bold</b></p>'],
    ['<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">'],
  ])('%s has no effect', async (attack) => {
    const { description, excerpt } = await publish({ description: `<p>${sentence}</p>${attack}` });
    const elements = [...description.matchAll(/<\s*\/?\s*([a-z0-9]+)([^>]*)>/gi)];
    for (const [, name = '', attributes = ''] of elements) {
      expect(elementsOfTexts).toContain(name);
      expect(
        attributes.replace(/ (?:href="(?:https?:|mailto:|\/\/)[^"<>]*"|rel="noopener nofollow ugc")/g, ''),
      ).toMatch(/^ ?\/?$/);
    }
    expect(description.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
    expect(description).toContain(sentence.trim());
    expect(excerpt).toContain('Twelve words');
  });

  test('is kept for formatting, and links get rel attributes', async () => {
    const { description } = await publish({
      description: `<h3>Head</h3><ul><li><strong>One</strong></li></ul><a href="https://example.com/x?a=1&b=2">${sentence}</a>`,
    });
    expect(description).toBe(
      `<h3>Head</h3><ul><li><strong>One</strong></li></ul><p><a href="https://example.com/x?a=1&amp;b=2" rel="noopener nofollow ugc">${sentence}</a></p>`,
    );
  });

  test('is made of plain text as paragraphs, and keeps its characters', async () => {
    const { description } = await publish({ description: `1 < 2 & 3 > 2\nsecond line\n\n${sentence.trim()}` });
    expect(description).toBe(`<p>1 &lt; 2 &amp; 3 &gt; 2<br />second line</p><p>${sentence.trim()}</p>`);
  });
});
