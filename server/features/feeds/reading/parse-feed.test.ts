import { describe, expect, test } from 'vitest';

import { entries, rss } from '#server/testing/feed-texts.ts';
import { decodeText } from './decode-text.ts';
import { parseFeed } from './parse-feed.ts';
import { FeedParseError, parseInWorker } from './parse-in-worker.ts';
import { maxItems } from './parsed-item.ts';

const base = 'https://news.example/feed.xml';
const parse = (text: string) => parseFeed(text, base);

/** Parses a text in the worker thread. */
const inThread = (text: string | Uint8Array<ArrayBuffer>, contentType?: string) =>
  parseInWorker({ bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, contentType, base });

describe('the formats', () => {
  const expected = {
    guid: 'urn:1',
    title: 'A title',
    link: 'https://news.example/1',
    summary: 'Some words.',
    publishedAt: '2026-05-02T08:30:00.000Z',
  };

  test('RSS 2.0', () => {
    const entry = {
      title: 'A title',
      link: 'https://news.example/1',
      guid: 'urn:1',
      date: 'Sat, 02 May 2026 10:30:00 +0200',
      description: '&lt;p&gt;Some &lt;b&gt;words&lt;/b&gt;.&lt;/p&gt;',
    };
    expect(parse(rss([entry]))).toEqual([expected]);
  });

  test('RSS with a permalink, Dublin Core date and full content', () => {
    const text = `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>x</title>
      <item><title>A title</title><guid>https://news.example/1</guid><dc:date>2026-05-02T08:30:00Z</dc:date><content:encoded><![CDATA[<p>Some words.</p>]]></content:encoded></item></channel></rss>`;
    expect(parse(text)).toEqual([{ ...expected, guid: 'https://news.example/1' }]);
  });

  test('RDF', () => {
    const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="x"><title>x</title></channel>
      <item rdf:about="urn:1"><title>A title</title><link>https://news.example/1</link><description>Some words.</description><dc:date>2026-05-02T08:30:00Z</dc:date></item></rdf:RDF>`;
    expect(parse(text)).toEqual([expected]);
  });

  test('Atom', () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><id>x</id><updated>2026-05-03T00:00:00Z</updated>
      <entry><title type="html">A &lt;em&gt;title&lt;/em&gt;</title><id>urn:1</id><link rel="self" href="https://news.example/self"/><link href="/1"/>
      <published>2026-05-02T08:30:00Z</published><updated>2026-05-03T00:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Some words.</p></div></content></entry></feed>`;
    expect(parse(text)).toEqual([expected]);
  });

  test('JSON Feed', () => {
    const item = {
      id: 'urn:1',
      url: 'https://news.example/1',
      title: 'A title',
      content_html: '<p>Some words.</p>',
      date_published: '2026-05-02T10:30:00+02:00',
    };
    expect(parse(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'x', items: [item] }))).toEqual([
      expected,
    ]);
  });
});

describe('the fields of an item', () => {
  const one = (entry: Partial<Parameters<typeof rss>[0][number]>) =>
    parse(rss([{ title: 'Title', link: 'https://news.example/1', ...entry }]))[0];

  test.each([
    ['<![CDATA[<img src=x onerror=alert(1)>Bold <b>claim</b>]]>', 'Bold claim'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Calm', 'Calm'],
    ['<![CDATA[<style>p{}</style>A &amp; B &lt; C]]>', 'A & B < C'],
    ['Salt &#38;amp; light', 'Salt & light'],
    ['  two\n\n lines\t', 'two lines'],
    ['a&#0;b&#x1b;c\u202Ed', 'a\uFFFDb c d'],
  ])('the title %j becomes plain text: %j', (title, plain) => {
    expect(one({ title })?.title).toBe(plain);
  });

  test('an item without a title is named by its text; without text or a web address it is left out', () => {
    expect(one({ title: '', description: 'Only words' })?.title).toBe('Only words');
    expect(one({ title: '<![CDATA[<p></p>]]>' })).toBeUndefined();
    for (const link of [undefined, 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'http://[x']) {
      expect(one({ link }), link).toBeUndefined();
    }
    expect(one({ link: `https://news.example/${'x'.repeat(2000)}` })).toBeUndefined();
    expect(one({ link: '../a b' })?.link).toBe('https://news.example/a%20b');
  });

  test('long texts are cut after a word, long feeds after a hundred items', () => {
    const item = one({ title: 'word '.repeat(500), description: 'more '.repeat(50_000) });
    expect(item?.title).toHaveLength(300);
    expect(item?.summary.endsWith('more…')).toBe(true);
    expect(parse(rss(entries(maxItems)))).toHaveLength(maxItems);
    expect(parse(rss(entries(maxItems + 1)))).toHaveLength(maxItems);
  });

  test.each(['never', '', '99999-01-01', 'Mon, 45 Nov 2026', '0000-00-00'])(
    'an invalid date such as %j is ignored',
    (date) => {
      expect(one({ date })?.publishedAt).toBeNull();
    },
  );

  test('a text that breaks off within a character can be stored', () => {
    expect(one({ title: `x${'é'.repeat(10)}\uD83D` })?.title.isWellFormed()).toBe(true);
  });
});

describe('hostile texts', () => {
  const laughs = [
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">',
    ...Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`),
    ']>',
  ].join('');

  test('multiplying entities are not expanded', async () => {
    const items = await inThread(rss([{ title: 'A &lol9; B', link: 'https://news.example/1' }], laughs));
    expect(items[0]?.title.length).toBeLessThan(50);
  });

  test('entities that refer to files are not read', async () => {
    const doctype = '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const read = await inThread(rss([{ title: 'A &x; B', link: 'https://news.example/1' }], doctype)).catch(() => []);
    expect(JSON.stringify(read)).not.toContain('root:');
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body><p>Hello</p></body></html>'],
    ['a broken feed', rss(entries(3)).slice(0, 200)],
    ['depth', `<rss version="2.0"><channel>${'<a>'.repeat(200_000)}`],
    ['JSON of another kind', '{"items":[1,2,3]}'],
    ['bytes', '\u0000\u0001\u0002'],
  ])('%s is not a feed', async (_what, text) => {
    await expect(inThread(text)).rejects.toThrow(FeedParseError);
  });

  test('three megabytes are parsed outside the thread that answers requests', async () => {
    const big = rss([
      ...entries(3),
      ...Array.from({ length: 40_000 }, () => ({ title: 'x', link: 'https://news.example/x', guid: 'x' })),
    ]);
    expect(big.length).toBeGreaterThan(2_900_000);
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const started = performance.now();
    const items = await inThread(big);
    clearInterval(timer);
    expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['News 3', 'News 2', 'News 1']);
    expect(longest).toBeLessThan((performance.now() - started) / 2);
  });
});

describe('character sets', () => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(isBig ? bytes.swap16() : bytes);
  };
  const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const said = '<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>';

  test.each<[string, Uint8Array, string | undefined, string]>([
    ['UTF-8 by default', new TextEncoder().encode('é'), undefined, 'é'],
    ['a byte order mark', utf16('é', false), 'text/xml; charset=utf-8', 'é'],
    ['the other way round', utf16('é', true), undefined, 'é'],
    ['a header', latin1('é'), 'text/xml; charset="ISO-8859-1"', 'é'],
    ['the declaration', latin1(said), 'text/xml', said],
    ['a header that is wrong', latin1('é'), 'text/xml; charset=utf-8', '\uFFFD'],
    ['a header that names nothing', new TextEncoder().encode('é'), 'text/xml; charset=klingon', 'é'],
  ])('%s', (_what, bytes, contentType, text) => {
    expect(decodeText(bytes, contentType)).toBe(text);
  });
});
