/**
 * The desktop app without its shell, in a process of its own that is there to be killed. It keeps a company offline,
 * and prints a line when it asks for a path that begins with `stopsAt`, which is never answered.
 */
import { join } from 'node:path';
import { z } from 'zod';

import { createDesktop } from '#electron/main/desktop.ts';
import { memoryKeychain } from './memory-keychain.ts';

const { server, folder, keychain, company, stopsAt } = z
  .object({
    server: z.string(),
    folder: z.string(),
    keychain: z.array(z.tuple([z.string(), z.string()])),
    company: z.number(),
    stopsAt: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

const desktop = createDesktop({
  appVersion: '1.0.0',
  serverOrigin: server,
  webRoot: join(folder, 'web'),
  dataFolder: folder,
  keychain: memoryKeychain(new Map(keychain)),
  fetcher: (url, init) => {
    if (!new URL(url).pathname.startsWith(stopsAt)) return fetch(url, init);
    process.stdout.write('asked\n');
    return new Promise(() => {});
  },
  emit: () => {},
  report: (problem, error) => {
    process.stderr.write(`${problem}: ${String(error)}\n`);
  },
});
await desktop.collections.keepCollection({
  source: { kind: 'company', id: company },
  title: 'What is kept',
  page: '/',
});
// It waits for the answer until it is killed.
setInterval(() => {}, 1000);
