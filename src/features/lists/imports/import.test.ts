import { describe, expect, test } from 'vitest';

import { importBounds, type MatchedRow } from '#contract/lists-imports.ts';
import { guessColumns, hasHead, rowsOf } from './columns.ts';
import { parseTable } from './parse-table.ts';
import { previewOf, recordsOf } from './preview.ts';
import { decoded, readText } from './read-text.ts';

describe('the text of a file', () => {
  const grün = 'Name\nGrün Wärme €';

  test.each([
    ['UTF-8', Buffer.from(grün)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${grün}`)],
    ['UTF-16, as Excel calls Unicode text', Buffer.from(`\ufeff${grün}`, 'utf16le')],
    ['Windows-1252', Buffer.from('Name\nGr\xfcn W\xe4rme \x80', 'latin1')],
  ])('is read in %s', (_encoding, bytes) => {
    expect(decoded(bytes).replace(/^\ufeff/, '')).toBe(grün);
  });

  test.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00, 0xff])],
    ['bytes', Buffer.from([0x00, 0x01, 0x02])],
  ])('%s is refused with the next step', (_what, bytes) => {
    expect(() => decoded(bytes)).toThrow('This is not a text file. Please save the sheet as CSV first.');
  });

  test('a huge file is refused before it is read', async () => {
    const huge = { size: 6 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('It was read')) } as never;
    await expect(readText(huge)).rejects.toThrow('larger than 5 MB');
  });
});

describe('the rows of a file', () => {
  test.each([
    ['commas', 'Name,Website\nFerrolane,ferrolane.example\n'],
    ['semicolons', 'Name;Website\r\nFerrolane;ferrolane.example\r\n'],
    ['tabs, as pasted from a sheet', 'Name\tWebsite\nFerrolane\tferrolane.example'],
    ['the separator that Excel names', 'sep=;\r\nName;Website\r\nFerrolane;ferrolane.example'],
    ['a byte order mark and empty rows', '\ufeff\nName,Website\n\n,,\nFerrolane,ferrolane.example,\n'],
  ])('are separated by %s', (_how, text) => {
    expect(parseTable(text)).toEqual([
      ['Name', 'Website'],
      ['Ferrolane', 'ferrolane.example'],
    ]);
  });

  test('quotes hold separators, line breaks and quotes', () => {
    expect(parseTable('Name,Country\n"Salt, ""Cell""\nWorks",BE')[1]).toEqual(['Salt, "Cell"\nWorks', 'BE']);
  });

  test('one column needs no separator, and a quote that never ends loses nothing', () => {
    expect(parseTable('Ferrolane\nTidewell')).toEqual([['Ferrolane'], ['Tidewell']]);
    expect(parseTable('Name,Country\n"Ferrolane,BE').flat().join(' ')).toContain('Ferrolane');
  });

  test('the apostrophe of our own files is taken off again, others stay', () => {
    expect(parseTable("Name\n'=1+1\n'T Zand")).toEqual([['Name'], ['=1+1'], ["'T Zand"]]);
  });

  test.each(['', ' \n \n', ',,,\n,,'])('%j has no rows', (text) => {
    expect(() => parseTable(text)).toThrow('There are no rows in it.');
  });

  test('more than 5,000 are refused in a sentence, and no more of them are read', () => {
    const file = (rows: number) => parseTable(`Name\n${'Ferrolane\n'.repeat(rows)}`);
    const columns = { name: 0, website: null, country: null, kind: null };
    expect(rowsOf(file(importBounds.rows), columns, true)).toHaveLength(5000);
    expect(() => rowsOf(file(importBounds.rows + 1), columns, true)).toThrow('more than 5,000 rows');
    expect(file(20_000)).toHaveLength(5002);
  });
});

describe('the columns', () => {
  test('more than 200 are refused: a file that is no table can have millions', () => {
    expect(parseTable('a,'.repeat(200))).toHaveLength(1);
    expect(() => parseTable(`Name\n${'a,'.repeat(1_000_000)}`)).toThrow('more than 200 columns');
  });

  test.each([
    ['Record,Kind,Address,Added by,Added,As of', { name: 0, kind: 1, website: 2, country: null }],
    ['ID,Company Name,Homepage,HQ Country', { name: 1, website: 2, country: 3, kind: null }],
    ['Bedrijf;Land;URL', { name: 0, country: 1, website: 2, kind: null }],
  ])('are guessed by their names: %s', (head, columns) => {
    const table = parseTable(head);
    expect(hasHead(table)).toBe(true);
    expect(guessColumns(table, true)).toEqual(columns);
  });

  test('without names they are guessed by what is in them', () => {
    const table = parseTable('ferrolane.example,Ferrolane\ntidewell.example,Tidewell');
    expect(hasHead(table)).toBe(false);
    expect(guessColumns(table, false)).toEqual({ name: 1, website: 0, country: null, kind: null });
  });

  test('words for a kind are understood in the singular and in the plural', () => {
    const table = parseTable('Name,Type\nA,Company\nB,technologies\nC,unicorn\nD,');
    const columns = guessColumns(table, true);
    expect(rowsOf(table, columns, true)).toEqual([
      { name: 'A', kind: 'company' },
      { name: 'B', kind: 'technology' },
      { name: 'C' },
      { name: 'D' },
    ]);
  });

  test('a cell is no longer than the server reads', () => {
    const [row] = rowsOf(parseTable(`Name\n${'x'.repeat(10_000)}`), guessColumns([['Name']], true), true);
    expect(row?.name).toHaveLength(importBounds.cell);
  });

  test('a cell that is cut within a character, and one with a NUL character, are taken by the server', () => {
    const start = 'x'.repeat(importBounds.cell - 1);
    const table = [[`${start}🦊`], ['Ferro\0lane'], ['Tide\ud800well']];
    const names = rowsOf(table, guessColumns([['Name']], true), false).map(({ name }) => name);
    expect(names).toEqual([`${start}\ufffd`, 'Ferrolane', 'Tide\ufffdwell']);
  });
});

describe('the preview', () => {
  const record = (id: number, isListed = false) => ({
    kind: 'company' as const,
    id,
    title: `Company ${id}`,
    path: `/network/companies/${id}`,
    isListed,
  });
  const sure = (id: number, isListed = false): MatchedRow => ({
    by: 'name',
    isSure: true,
    candidates: [record(id, isListed)],
  });
  const open: MatchedRow = { by: 'name', isSure: false, candidates: [record(7), record(8)] };
  const nothing: MatchedRow = { by: null, isSure: false, candidates: [] };

  test('says for each row what happens, and adds each record once', () => {
    const rows = previewOf([sure(1), open, sure(1), sure(2, true), nothing, sure(3)], new Map());
    expect(rows.map(({ outcome }) => outcome)).toEqual(['add', 'choose', 'repeated', 'listed', 'missing', 'add']);
    expect(rows[2]?.sameAs).toBe(0);
    expect(recordsOf(rows)).toEqual({ company: [1, 3] });
  });

  test('a choice adds its record, and “None of these” leaves the row out', () => {
    const chosen = previewOf(
      [open, open, sure(8)],
      new Map([
        [0, record(8)],
        [1, null],
      ]),
    );
    expect(chosen.map(({ outcome }) => outcome)).toEqual(['add', 'missing', 'repeated']);
    expect(recordsOf(chosen)).toEqual({ company: [8] });
  });
});
