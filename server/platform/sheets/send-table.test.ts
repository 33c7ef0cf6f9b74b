import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { expect, onTestFinished, test } from 'vitest';

import { csvLine } from '#contract/kit/csv.ts';
import type { ExportFormat } from '#contract/kit/exports.ts';
import { partsOfZip } from '#server/testing/zip.ts';
import { sendTable } from './send-table.ts';
import { batchesById, batchSize } from './table.ts';

test('cells are quoted if necessary', () => {
  expect(csvLine(['a', 'b c', 1, null])).toBe('a,b c,1,\r\n');
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', ''])).toBe('"a,b","say ""hi""","two\nlines",\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '\uff1d1', '\uff201'])(
  '%j cannot become a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test.each(['1-1', 'a=b', 'm@test.example', ''])('%j stays unchanged', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

/** Serves one file and returns its address; keeps the result of `sendTable`. */
async function serveFile(
  format: ExportFormat,
  next: (res: Response, before: number | undefined) => { id: number; text: string }[],
) {
  const app = express();
  const ended = Promise.withResolvers<void>();
  app.get('/', (_req, res, pass) => {
    const sent = sendTable(res, format, {
      filename: 'sample',
      batches: batchesById(async ({ before }) => next(res, before)),
      columns: { Number: ({ id }) => id, Text: ({ text }) => text },
      source: { title: 'Sample', address: null, filters: {}, exportedBy: 'Ada', at: new Date(0) },
    });
    sent.then(ended.resolve, ended.reject);
    sent.catch(pass);
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ended: ended.promise };
}

const rows = (last: number) =>
  Array.from({ length: batchSize }, (_, index) => ({ id: last - index, text: 'x'.repeat(100) }));

/** Rows that do not get shorter in a workbook. */
const noise = (last: number) => rows(last).map(({ id }) => ({ id, text: randomBytes(75).toString('base64') }));

/** The most bytes that wait in the process: two batches and what is on its way to the caller. */
const most = 2 * batchSize * 110;

test('a large table is never completely in memory: a batch waits until the previous one has been sent', async () => {
  let waiting = 0;
  let batches = 0;
  const { url } = await serveFile('csv', (res, before = 200_001) => {
    waiting = Math.max(waiting, res.writableLength);
    batches += 1;
    return before > 1 ? rows(before - 1) : [];
  });
  const text = await (await fetch(url)).text();
  expect(text.split('\r\n')).toHaveLength(200_002);
  expect(batches).toBe(200_000 / batchSize + 1);
  expect(waiting).toBeLessThan(most);
});

test('rows of a workbook are read only as fast as the caller takes them', async () => {
  let batches = 0;
  const { url } = await serveFile('xlsx', (_res, before = 2_000_001) => {
    batches += 1;
    return noise(before - 1);
  });
  const response = await fetch(url);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let size = 0;
  while (size < 1_000_000) size += (await reader.read()).value?.length ?? 0;
  // The rows of 1 MB, and what the connection holds: far fewer than the two million of the table.
  expect(batches).toBeLessThan(200);
  await reader.cancel();
});

test('a workbook has all rows, and says how many', async () => {
  const { url } = await serveFile('xlsx', (_res, before = 10_001) => (before > 1 ? rows(before - 1) : []));
  const parts = partsOfZip(Buffer.from(await (await fetch(url)).arrayBuffer()));
  expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(10_001);
  expect(parts.get('xl/worksheets/sheet2.xml')).toContain('<v>10000</v>');
});

test.each(['csv', 'xlsx'] as const)('reading stops when the caller disconnects: %s', async (format) => {
  const { url, ended } = await serveFile(format, (_res, before = Number.MAX_SAFE_INTEGER) => noise(before - 1));
  const response = await fetch(url);
  await response.body?.cancel();
  await expect(ended).resolves.toBeUndefined();
});

test.each(['csv', 'xlsx'] as const)('a truncated file is not taken for a complete one: %s', async (format) => {
  const { url, ended } = await serveFile(format, (_res, before) => {
    if (before !== undefined) throw new Error('the disk is gone');
    return noise(5000);
  });
  ended.catch(() => undefined);
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  await expect(ended).rejects.toThrow('the disk is gone');
});
