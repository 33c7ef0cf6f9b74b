import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

import type { SheetCell } from '../cell.ts';
import type { FileTable } from '../table.ts';
import { createFormats } from './formats.ts';
import { packageParts } from './package.ts';
import { createLinks, sheetXml } from './sheet.ts';
import { sourceRows } from './source-rows.ts';

/** The widths of columns, in characters: no cell is known before the first one is sent. */
const widths = { usual: 24, widest: 60 };

/**
 * A table as an Excel workbook: its rows, and a sheet that says their source. The file is made while it is read, one
 * batch of rows at a time.
 */
export function workbook<Row>({ columns, batches, source }: FileTable<Row>): Readable {
  const head = Object.keys(columns);
  const readers = Object.values(columns);
  const formats = createFormats();
  const [links, sourceLinks] = [createLinks(), createLinks()];
  let records = 0;
  async function* rows(): AsyncGenerator<SheetCell[][]> {
    for await (const batch of batches) {
      records += batch.length;
      yield batch.map((row) => readers.map((read) => read(row)));
    }
  }
  async function* aboutSource() {
    yield sourceRows(source, records);
  }

  const zip = new ZipFile();
  const file = new PassThrough();
  const fail = (error: Error) => file.destroy(error);
  /** The part that is being written: no more of it is read when the caller is gone. */
  let written: Readable | undefined;
  file.once('close', () => written?.destroy());
  const add = (path: string, pieces: () => AsyncIterable<string> | Iterable<string>) =>
    // A part is begun when those before it are complete: the later ones tell what was in the rows.
    zip.addReadStreamLazy(path, { mtime: source.at }, (take) => {
      written = Readable.from(pieces(), { highWaterMark: 1 }).once('error', fail);
      take(null, written);
    });
  for (const [path, text] of Object.entries(packageParts(source.title, source))) add(path, () => [text]);
  const width = (name: string) => Math.max(name.length + 4, name === 'Address' ? widths.widest : widths.usual);
  add('xl/worksheets/sheet1.xml', () =>
    sheetXml({ head, batches: rows(), widths: head.map(width), formats, links, isFirst: true }),
  );
  add('xl/worksheets/_rels/sheet1.xml.rels', () => [links.part()]);
  add('xl/worksheets/sheet2.xml', () =>
    sheetXml({
      head: ['About this file', ''],
      batches: aboutSource(),
      widths: [widths.usual, widths.widest],
      formats,
      links: sourceLinks,
    }),
  );
  add('xl/worksheets/_rels/sheet2.xml.rels', () => [sourceLinks.part()]);
  add('xl/styles.xml', () => [formats.part()]);
  zip.end();

  zip.on('error', fail);
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(file);
  return file;
}
