import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { facet } from '#contract/kit/facets.ts';
import {
  lexemesOf,
  partLexemesOf,
  type SearchQuery,
  searchQuery,
  tellingLexemesOf,
  titleLexemesOf,
  titleQuery,
  toFts5,
  toTsquery,
} from '#contract/kit/search-words.ts';
import { findListings } from '#server/features/listings/store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';

/** Any text: letters of every script, halves of surrogate pairs, quotes and operators of both query languages. */
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

  test('are letters and digits only, unique, not empty and no longer than an index allows', () => {
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
            expect(finds(searchQuery(typed, []), lexemes), typed).toBe(true);
          }
        }
      }),
    );
  });

  test.each([
    ['Jørn Łukasz Brøn', 'jorn lukasz bron'],
    ['Straße, ŒUVRE, Ægir', 'strasse oeuvre aegir'],
    ['Þórdís Guðmundsdóttir', 'thordis gudmundsdottir'],
    ['Kadıköy', 'kadikoy'],
  ])('N1: %s is found as typed without special letters, and as written', (name, typed) => {
    for (const words of [name, typed]) {
      expect(finds(searchQuery(words, [], 'named'), titleLexemesOf(name)), words).toBe(true);
      expect(finds(searchQuery(words, []), lexemesOf(name)), words).toBe(true);
    }
  });

  test('N1: no name is found by an English word with the same stem', () => {
    expect(lexemesOf('Ines is in')).toEqual(['ines', 'is', 'in']);
    expect(titleLexemesOf('Inês Okafor-Davies')).toEqual([':nines', ':nokafor', ':ndavies']);
    expect(finds(searchQuery('Ines', []), lexemesOf('in'))).toBe(false);
    const davi = titleLexemesOf('Davi');
    expect(finds(searchQuery('Davies', [], 'named'), davi)).toBe(false);
    expect(finds(searchQuery('Davi', [], 'named'), davi)).toBe(true);
  });

  test('an umlaut is found with and without an e, typed or stored', () => {
    for (const [typed, name] of [
      ['Mueller', 'Jürgen Müller'],
      ['juergen mueller', 'Jürgen Müller'],
      ['Müller', 'Hans Mueller'],
      ['Mu\u0308ller', 'Hans Mueller'],
      ['muller', 'Jürgen Müller'],
      ['Schaefer-Koenig', 'Schäfer König'],
    ] as const) {
      expect(finds(searchQuery(typed, [], 'named'), titleLexemesOf(name)), typed).toBe(true);
      expect(finds(titleQuery(typed, []), titleLexemesOf(name)), typed).toBe(true);
      expect(finds(searchQuery(typed, []), lexemesOf(name)), typed).toBe(true);
    }
    for (const [typed, name] of [
      ['Michael', 'Michał Nowak'],
      ['blue', 'blunt'],
      ['muller', 'Hans Mueller'],
    ] as const) {
      expect(finds(searchQuery(typed, [], 'named'), titleLexemesOf(name)), typed).toBe(false);
      expect(finds(searchQuery(typed, []), lexemesOf(name)), typed).toBe(false);
    }
  });

  test('N1: words in every text are ignored, unless they are in capitals', () => {
    expect(tellingLexemesOf('The head of IT in a mill')).toEqual(['head', 'it', 'mill']);
    for (const typed of ['the', 'in', 'of the', 'The']) {
      expect(finds(searchQuery(typed, [], 'named'), tellingLexemesOf('The head of a mill in the dunes'))).toBe(false);
    }
    expect(searchQuery('wind and solar in the', [])).toEqual(searchQuery('wind solar and', []));
    expect(finds(titleQuery('An Will', []), titleLexemesOf('An Willems'))).toBe(true);
  });

  test('N2: any part of a word with at least three letters finds it', () => {
    const lexemes = [...lexemesOf('Tidewell Wärme'), ...partLexemesOf('Tidewell Wärme')];
    const found = (typed: string) => finds(searchQuery(typed, [], 'parts'), lexemes);
    for (const typed of ['idewel', 'ell', 'arm', 'ÄRM', 'dew wel', 'arm tidew', 'ti', 'tidewell']) {
      expect(found(typed), typed).toBe(true);
    }
    for (const typed of ['el', 'ow', 'idewelt', 'dewarm']) expect(found(typed), typed).toBe(false);
    expect(finds(searchQuery('idewel', []), lexemes)).toBe(false);
  });
});

/** Whether a query matches these lexemes, as both databases match. */
function finds(query: SearchQuery | null, lexemes: readonly string[]): boolean {
  if (!query) return false;
  return query.every((alternatives) =>
    alternatives.some(({ as, text }) =>
      lexemes.some((lexeme) => {
        if (as === 'whole') return lexeme === text;
        return lexeme.startsWith(as === 'part' ? `:p${text}` : text);
      }),
    ),
  );
}

describe('facets', () => {
  test('of different values differ, whatever they contain', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(facet('tag', a)).toMatch(/^::tag:[0-9a-f]*$/);
        const isSame = a.toLowerCase().toWellFormed() === b.toLowerCase().toWellFormed();
        expect(facet('tag', a) === facet('tag', b)).toBe(isSame);
      }),
    );
  });

  test('cannot be confused with a word or the beginning of one', () => {
    fc.assert(fc.property(anyText, (text) => lexemesOf(text).every((lexeme) => !lexeme.includes(':'))));
    for (const by of ['words', 'named', 'parts'] as const) {
      for (const typed of ['t', 'type', 'n', 'p']) {
        expect(finds(searchQuery(typed, [], by), [facet('type', 'job'), facet('none', '')])).toBe(false);
      }
    }
    expect(finds(titleQuery('one', []), [facet('none', '')])).toBe(false);
  });
});

test.each([
  [undefined, [], null],
  ['', [], null],
  ['?', [], '("::none:" OR "none:")'],
  ['solar', [], '"solar"*'],
  ['batteries', [], '("batteries"* OR "batteri")'],
  ['new batteries solar', ['::a:6a'], '("::a:6a" OR "a:6a") AND "new" AND "batteri" AND "solar"*'],
])('%j with %j becomes %s', (text, facets, asked) => {
  const query = searchQuery(text, facets);
  expect(query && toFts5(query)).toBe(asked);
});

test('a query contains each lexeme once', () => {
  const query = searchQuery('flows tide', [], 'parts') ?? [];
  expect(toFts5(query)).toBe('("flow" OR "flows"* OR ":pflows"*) AND ("tide"* OR ":ptide"*)');
  expect(toTsquery(query)).toBe("('flow' | 'flows':* | ':pflows':*) & ('tide':* | ':ptide':*)");
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
        for (const words of [searchQuery(text, []), searchQuery(text, [], 'parts'), titleQuery(text, [])]) {
          if (words) await findListings(app.deps.database, { search: words, before: undefined, limit: 5 });
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a published text is found by each of its words', async () => {
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

  test('both query languages are valid for their database', async () => {
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
