import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { findListings } from '#server/features/listings/store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { facet, lexemesOf, searchQuery, toFts5, toTsquery } from './lexemes.ts';

/** Any text at all: letters of every script, halves of pairs, quotes and operators of both query languages. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        `'`,
        `"`,
        '\\',
        ':',
        '*',
        '|',
        '&',
        '!',
        '(',
        ')',
        '<->',
        'OR',
        'NEAR',
        '^',
        '\0',
        'ß',
        'İ',
        'ﬁ',
        '𞤀',
        'a\u0301',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('words', () => {
  test.each([
    ['Batteries', ['batteries', 'batteri']],
    ['Flüssig ÉCLAIR', ['flussig', 'eclair']],
    ['iron-flow, 2.5 MW!', ['iron', 'flow', '2', '5', 'mw']],
    ['水素 ﬁnance', ['水素', 'finance', 'financ']],
    ['the the THE', ['the']],
    ['?!…', []],
  ])('%s', (text, lexemes) => {
    expect(lexemesOf(text)).toEqual(lexemes);
  });

  test('are letters and digits only, each once, none empty or longer than an index takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lexemes = lexemesOf(text);
        expect(new Set(lexemes).size).toBe(lexemes.length);
        for (const lexeme of lexemes) expect(lexeme).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
  });

  test('every word of a text finds it, and so does its beginning', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lexemes = lexemesOf(text);
        for (const word of lexemesOf(text)) {
          for (const typed of [word, Array.from(word).slice(0, 2).join('')]) {
            const { last } = searchQuery(typed, []) ?? {};
            expect(lexemes.some((lexeme) => lexeme.startsWith(last?.prefix ?? '?') || lexeme === last?.stem)).toBe(
              true,
            );
          }
        }
      }),
    );
  });
});

describe('facets', () => {
  test('of different values are different, whatever is in them', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(facet('tag', a)).toMatch(/^tag:[0-9a-f]*$/);
        const isSame = a.toLowerCase().toWellFormed() === b.toLowerCase().toWellFormed();
        expect(facet('tag', a) === facet('tag', b)).toBe(isSame);
      }),
    );
  });

  test('no word is ever taken for one', () => {
    fc.assert(fc.property(anyText, (text) => lexemesOf(text).every((lexeme) => !lexeme.includes(':'))));
  });
});

test.each([
  [undefined, [], null],
  ['', [], null],
  ['?', [], { lexemes: ['none:'], last: undefined }],
  ['solar', [], { lexemes: [], last: { prefix: 'solar', stem: undefined } }],
  ['batteries', [], { lexemes: [], last: { prefix: 'batteries', stem: 'batteri' } }],
  ['new batteries solar', ['type:6a'], { lexemes: ['type:6a', 'new', 'batteri'], last: { prefix: 'solar' } }],
])('%j with %j asks for %j', (text, facets, query) => {
  if (query === null) expect(searchQuery(text, facets)).toBeNull();
  else expect(searchQuery(text, facets)).toMatchObject(query);
});

describe('on the database', () => {
  let app: TestApp;
  let owner: CurrentUser;
  beforeAll(async () => {
    app = await createTestApp();
    owner = await app.aUser();
    await app.aListing(owner);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test('no text makes a search fail', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (text, tag) => {
        const search = searchQuery(text, [facet('tag', tag)]);
        if (search) await findListings(app.deps.database, { search, before: undefined, limit: 5 });
        const words = searchQuery(text, []);
        if (words) await findListings(app.deps.database, { search: words, before: undefined, limit: 5 });
      }),
      { numRuns: 150 },
    );
  });

  test('whatever is published is found by each of its words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 12, maxLength: 60 }), async (text) => {
        const title = `${text.replace(/[\p{C}\u2028\u2029]/gu, '').trim()} marker`.slice(0, 100).padEnd(10, 'x');
        const id = await app.aListing(owner, { title });
        for (const word of lexemesOf(title).slice(0, 4)) {
          const rows = await findListings(app.deps.database, {
            search: searchQuery(word, []),
            before: undefined,
            limit: 50,
          });
          expect(
            rows.map((row) => row.id),
            word,
          ).toContain(id);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('both query languages are understood by their database', async () => {
    const { db, dialect } = app.deps.database;
    const query = searchQuery('rust and batteries', [facet('type', 'job')]);
    if (!query) throw new Error('there is a query');
    const match =
      dialect === 'sqlite'
        ? sql`select rowid from listing_search where listing_search match ${toFts5(query)}`
        : sql`select ${toTsquery(query)}::tsquery`;
    await expect(match.execute(db)).resolves.toBeDefined();
  });
});
