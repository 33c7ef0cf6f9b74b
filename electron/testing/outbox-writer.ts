/**
 * The desktop app without its shell, in a process of its own that is there to be killed. It writes to members as fast as
 * it is answered, and prints a line for each acknowledgement; with `DRAIN`, it writes nothing and ends once all is sent.
 */
import { join } from 'node:path';
import { z } from 'zod';

import { startConversation } from '#contract/messages.ts';
import { createDesktop } from '#electron/main/desktop.ts';
import { memoryKeychain } from './memory-keychain.ts';

const { server, folder, keychain, members, first, drains } = z
  .object({
    server: z.string(),
    folder: z.string(),
    keychain: z.array(z.tuple([z.string(), z.string()])),
    members: z.array(z.number()),
    /** The number of the first message of this run: numbers grow from run to run. */
    first: z.number(),
    drains: z.boolean(),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

const drained = Promise.withResolvers<void>();
const desktop = createDesktop({
  appVersion: '1.0.0',
  serverOrigin: server,
  webRoot: join(folder, 'web'),
  dataFolder: folder,
  keychain: memoryKeychain(new Map(keychain)),
  fetcher: (url, init) => fetch(url, init),
  emit: (name) => {
    if (name === 'outboxChanged') void lookWhetherDrained();
  },
  report: (problem, error) => {
    process.stderr.write(`${problem}: ${String(error)}\n`);
  },
});

async function lookWhetherDrained(): Promise<void> {
  const entries = await desktop.outbox.outbox();
  const refused = entries.find(({ refusal }) => refusal);
  if (refused) process.stderr.write(`refused: ${refused.refusal?.message}\n`);
  if (entries.length === 0) drained.resolve();
}

/** So many messages to each member: more would fill the outbox, which is cut off from its server most of the time. */
const perRun = 8;

async function write(to: number): Promise<void> {
  for (let number = first; number < first + perRun; number += 1) {
    const request = new Request(`app://cardi${startConversation.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, body: `Message ${number}` }),
    });
    const { status } = await desktop.handle(request);
    if (status !== 201 && status !== 202) throw new Error(`Writing was answered with ${status}`);
    process.stdout.write(`${to} ${number} ${status}\n`);
  }
}

if (drains) {
  await lookWhetherDrained();
  // The waits of the sender do not keep a process alive.
  const timer = setInterval(() => desktop.resumed(), 100);
  await drained.promise;
  clearInterval(timer);
  desktop.close();
} else {
  await Promise.all(members.map(write));
  // It goes on sending until it is killed.
  setInterval(() => {}, 1000);
}
