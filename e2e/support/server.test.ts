import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startServer } from './server.ts';

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'cardi-server-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

test('a server stops gracefully or at once, and restarts at the same address', async () => {
  const server = await startServer({ dataDir: await folder() });
  onTestFinished(server.stop);
  const { url } = server;
  expect(await isReady(url)).toBe(true);
  await server.restart();
  expect(await isReady(url)).toBe(true);
  await server.kill();
  expect(await isReady(url)).toBe(false);
  await server.restart();
  expect(await isReady(url)).toBe(true);
  await server.stop();
  expect(await isReady(url)).toBe(false);
  expect(server.log().split(url).length - 1).toBe(3);
});

test('a server that cannot start reports the reason', async () => {
  const dataDir = join(await folder(), 'a-file');
  await writeFile(dataDir, '');
  await expect(startServer({ dataDir })).rejects.toThrow(/ended with code 1:\n.*cannot start/s);
});
