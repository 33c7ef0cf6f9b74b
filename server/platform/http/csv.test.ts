import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { expect, onTestFinished, test } from 'vitest';

import { csvLine } from '#contract/kit/csv.ts';
import { csvBatch, sendCsv } from './csv.ts';

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

/** Serves one file and returns its address; keeps the result of `sendCsv`. */
async function serveFile(next: (res: Response, before: number | undefined) => { id: number; text: string }[]) {
  const app = express();
  const ended = Promise.withResolvers<void>();
  app.get('/', (_req, res, pass) => {
    const sent = sendCsv(res, {
      filename: 'sample.csv',
      next: async ({ before }) => next(res, before),
      columns: { Number: ({ id }) => id, Text: ({ text }) => text },
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
  Array.from({ length: csvBatch }, (_, index) => ({ id: last - index, text: 'x'.repeat(100) }));

test('a large table is never completely in memory: a batch waits until the previous one has been sent', async () => {
  let most = 0;
  let batches = 0;
  const { url } = await serveFile((res, before = 200_001) => {
    most = Math.max(most, res.writableLength);
    batches += 1;
    return before > 1 ? rows(before - 1) : [];
  });
  const text = await (await fetch(url)).text();
  expect(text.split('\r\n')).toHaveLength(200_002);
  expect(batches).toBe(201);
  expect(most).toBeLessThan(2 * csvBatch * 110);
});

test('reading stops when the caller disconnects', async () => {
  const { url, ended } = await serveFile((_res, before = Number.MAX_SAFE_INTEGER) => rows(before - 1));
  const response = await fetch(url);
  await response.body?.cancel();
  await expect(ended).resolves.toBeUndefined();
});

test('a truncated file is not taken for a complete one', async () => {
  const { url, ended } = await serveFile((_res, before) => {
    if (before !== undefined) throw new Error('the disk is gone');
    return rows(5000);
  });
  ended.catch(() => undefined);
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow();
});
