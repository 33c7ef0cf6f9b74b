import { readdirSync, readFileSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { crashUpload, sendCrashReport } from '#contract/crash-reports.ts';
import { sweep } from '#server/platform/jobs/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { reportSpace } from './report-folder.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const boundary = '---MultipartBoundary-5a7ZyZ---';
const about = { _version: '1.2.0', ver: '45.3.4', platform: 'linux', process_type: 'renderer', guid: 'this-computer' };
const dump = Buffer.concat([Buffer.from('MDMP'), Buffer.alloc(2000, 7)]);

/** A form as Crashpad writes it. */
function formOf(fields: Record<string, string>, file: Buffer | null): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="upload_file_minidump"; filename="x.dmp"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const fileParts = file ? [Buffer.from(head), file, Buffer.from('\r\n')] : [];
  return Buffer.concat([Buffer.from(parts.join('')), ...fileParts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Sends bytes as Electron's reporter does: compressed, without a session and without an Origin. */
function send(body: Buffer, headers: Record<string, string> = {}) {
  return fetch(`${app.url}${sendCrashReport.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Encoding': 'gzip',
      ...headers,
    },
    body: new Uint8Array(headers['Content-Encoding'] === 'identity' ? body : gzipSync(body)),
  });
}

const folder = () => join(app.deps.env.dataDir, 'crash-reports');

test("a report is stored so that only the server's user can read it, with version and system and nothing about its sender", async () => {
  const answer = await send(formOf(about, dump));
  expect(answer.status).toBe(200);
  const { id } = sendCrashReport.response.parse(await answer.json());
  expect(readFileSync(join(folder(), `${id}.dmp`))).toEqual(dump);
  expect(JSON.parse(readFileSync(join(folder(), `${id}.json`), 'utf8'))).toEqual({
    appVersion: '1.2.0',
    electronVersion: '45.3.4',
    platform: 'linux',
    process: 'renderer',
    receivedAt: app.deps.now().toISOString(),
  });
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder(), `${id}.dmp`)).mode & 0o777).toBe(0o600);
});

test('an uncompressed report is accepted, too', async () => {
  expect((await send(formOf(about, dump), { 'Content-Encoding': 'identity' })).status).toBe(200);
});

test.each([
  ['no minidump', formOf(about, null)],
  ['another file', formOf(about, Buffer.from('#!/bin/sh'))],
  ['no version', formOf({ ver: '45.3.4', platform: 'linux' }, dump)],
  ['a version with a path in it', formOf({ ...about, _version: '../../etc' }, dump)],
  ['another system', formOf({ ...about, platform: 'plan9' }, dump)],
  ['no form', Buffer.from('hello')],
])('%s is refused, and nothing is stored', async (_what, body) => {
  const before = readdirSync(folder()).length;
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  expect(readdirSync(folder())).toHaveLength(before);
});

test('a small body that exceeds the limit after decompression is refused', async () => {
  expect((await send(formOf(about, Buffer.alloc(crashUpload.maxBytes)))).status).toBe(413);
});

test('the sweep deletes reports after 30 days', async () => {
  const files = readdirSync(folder()).map((name) => join(folder(), name));
  const [old, ...others] = files.filter((path) => path.endsWith('.dmp'));
  const at = (days: number) => new Date(app.deps.now().getTime() - days * 86_400_000);
  for (const path of files) utimesSync(path, at(29), at(29));
  utimesSync(old ?? '', at(31), at(31));
  await sweep(app.deps);
  const left = readdirSync(folder()).map((name) => join(folder(), name));
  expect(left).not.toContain(old);
  expect(left).toEqual(expect.arrayContaining(others));
});

test('reports use limited space', async () => {
  const [name = ''] = readdirSync(folder()).filter((each) => each.endsWith('.dmp'));
  // A sparse file: as large as the space, without using the disk.
  truncateSync(join(folder(), name), reportSpace);
  const answer = await send(formOf(about, dump));
  expect(answer.status).toBe(503);
});
