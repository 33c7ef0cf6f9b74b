import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';

import { parseXml, type XmlNode } from '#server/testing/xml.ts';
import { partsOfZip } from '#server/testing/zip.ts';
import { amount, link, type SheetCell, time } from '../cell.ts';
import type { TableSource } from '../table.ts';
import { sheetName } from './package.ts';
import { workbook } from './workbook.ts';

const about: TableSource = {
  title: 'Storage: [Europe] / 2026 & more',
  address: 'https://cardi.example/network/lists/7',
  filters: {},
  exportedBy: 'Ada <Admin>',
  at: new Date('2026-11-23T12:00:00.000Z'),
};

const sheet1 = 'xl/worksheets/sheet1.xml';

/** The parts of a workbook with these cells in one column. Each part is well-formed XML. */
async function partsWith(cells: readonly SheetCell[], source: Partial<TableSource> = {}) {
  async function* batches() {
    yield cells.map((cell) => ({ cell }));
  }
  const file = workbook({
    filename: 'sample',
    columns: { Value: ({ cell }) => cell },
    batches: batches(),
    source: { ...about, ...source },
  });
  const parts = new Map([...partsOfZip(await buffer(file))].map(([name, xml]) => [name, parseXml(xml)]));
  return (name: string) => {
    const part = parts.get(name);
    if (!part) throw new Error(`There is no ${name}`);
    return part;
  };
}

async function sheetWith(cells: readonly SheetCell[]) {
  return (await partsWith(cells))(sheet1);
}

const cellAt = (document: XmlNode, at: string) => document.querySelector(`c[r="${at}"]`);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '=HYPERLINK("http://x")'])(
  '%j is text, also after it has been edited',
  async (text) => {
    const document = await sheetWith([text]);
    const cell = cellAt(document, 'A2');
    expect(cell?.getAttribute('t')).toBe('inlineStr');
    expect(cell?.textContent).toBe(text);
    expect(document.querySelector('f')).toBeNull();
    const look = (await partsWith([text]))('xl/styles.xml').querySelectorAll('cellXfs > xf');
    expect([...look][Number(cell?.getAttribute('s'))]?.getAttribute('quotePrefix')).toBe('1');
  },
);

test.each([
  ['a <b> & "c"', 'a <b> & "c"'],
  ['two\nlines', 'two\nlines'],
  ['bell\u0007, null\u0000, \ufffe', 'bell\ufffd, null\ufffd, \ufffd'],
  ['half \ud83c of a flag', 'half \ufffd of a flag'],
  ['🌱 Grün ø', '🌱 Grün ø'],
  ['_x0041_', '_x005F_x0041_'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
])('%j is written so that Excel reads it', async (text, written) => {
  expect(cellAt(await sheetWith([text]), 'A2')?.textContent).toBe(written);
});

test('numbers, amounts, days and moments are figures in their own format', async () => {
  const parts = await partsWith([
    1.5,
    amount(123_456, 'eur'),
    amount(100, 'USD'),
    time('2026-11-23'),
    time('2026-11-23T06:00:00.000Z'),
    null,
  ]);
  const sheet = parts(sheet1);
  const styles = parts('xl/styles.xml');
  const formats = new Map(
    [...styles.querySelectorAll('numFmt')].map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode')]),
  );
  const shown = (at: string) => {
    const cell = cellAt(sheet, at);
    const look = [...styles.querySelectorAll('cellXfs > xf')][Number(cell?.getAttribute('s'))];
    return [Number(cell?.querySelector('v')?.textContent), formats.get(look?.getAttribute('numFmtId') ?? null)];
  };
  expect(['A2', 'A3', 'A4', 'A5', 'A6'].map(shown)).toEqual([
    [1.5, undefined],
    [1234.56, '#,##0.00 "EUR"'],
    [1, '#,##0.00 "USD"'],
    [46_349, 'yyyy-mm-dd'],
    [46_349.25, 'yyyy-mm-dd hh:mm:ss'],
  ]);
  expect(cellAt(sheet, 'A7')).toBeNull();
});

test.each(['0099-01-01', '1899-12-31', 'soon', '+020000-01-01T00:00:00.000Z'])(
  'a time that Excel does not know stays text: %s',
  async (iso) => {
    expect(cellAt(await sheetWith([time(iso)]), 'A2')?.textContent).toBe(iso);
  },
);

test('addresses of pages are links; what Excel would call damaged stays text', async () => {
  const long = `https://cardi.example/${'x'.repeat(2100)}`;
  const parts = await partsWith([link('https://cardi.example/a?b=1&c=<2>'), link('javascript:alert(1)'), link(long)]);
  const sheet = parts(sheet1);
  expect([...sheet.querySelectorAll('hyperlink')].map((one) => one.getAttribute('ref'))).toEqual(['A2']);
  const targets = [...parts('xl/worksheets/_rels/sheet1.xml.rels').querySelectorAll('Relationship')];
  expect(targets.map((one) => one.getAttribute('Target'))).toEqual(['https://cardi.example/a?b=1&c=%3C2%3E']);
  expect(cellAt(sheet, 'A3')?.textContent).toBe('javascript:alert(1)');
});

test('the head stays in sight, and the second sheet says the source, the filters, the day and who took it', async () => {
  const parts = await partsWith(['a', 'b'], { filters: { Country: 'Belgium or the Netherlands' }, atMost: 2 });
  const first = parts(sheet1);
  expect(first.querySelector('pane')?.getAttribute('state')).toBe('frozen');
  expect(first.querySelector('autoFilter')?.getAttribute('ref')).toBe('A1:A3');
  const rows = [...parts('xl/worksheets/sheet2.xml').querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => cell.textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['Source', about.title],
    ['Address', about.address],
    ['Country', 'Belgium or the Netherlands'],
    ['Exported', '46349.5'],
    ['Exported by', 'Ada <Admin>'],
    ['Records', '2'],
    ['Note', 'A file has up to 2 records; there may be more.'],
    ['Times', 'All times are in UTC.'],
  ]);
  const names = [...parts('xl/workbook.xml').querySelectorAll('sheet')];
  expect(names.map((sheet) => sheet.getAttribute('name'))).toEqual(['Storage   Europe    2026 & more', 'Source']);
});

test.each([
  ['', 'Records'],
  ['[]', 'Records'],
  ['source', 'Records'],
  ["'Quoted'", 'Quoted'],
  ['x'.repeat(40), 'x'.repeat(31)],
])('a sheet cannot be called %j: it is called %j', (title, name) => {
  expect(sheetName(title)).toBe(name);
});
