import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

import { followRecord } from '#contract/connections-follows.ts';
import { type Endpoint, fillPath } from '#contract/kit/endpoint.ts';
import { sendMessage } from '#contract/messages.ts';
import { createUpstream } from '#electron/main/app-protocol/proxy/upstream.ts';
import { changeOf } from '#electron/main/outbox/change.ts';
import type { Owner } from '#electron/main/outbox/entry.ts';
import { openOutbox } from '#electron/main/outbox/outbox.ts';
import { createSender } from '#electron/main/outbox/sender.ts';
import { sealKeyOf } from '#electron/main/sealed/seal.ts';
import { createConnections } from '#electron/main/servers/connections.ts';
import { startFakeServer } from './fake-server.ts';
import { memoryKeychain } from './memory-keychain.ts';
import { tokenOf } from './samples.ts';
import { tempFolder } from './temp-folder.ts';

/** The change that a call would make; throws where it may not wait. */
export function aChange(
  endpoint: Endpoint,
  params: Record<string, string | number>,
  body: unknown = null,
  local: string | null = null,
) {
  const change = changeOf(endpoint, fillPath(endpoint.path, params), body, local);
  if (!change) throw new Error(`${endpoint.name} may not wait`);
  return change;
}

export const aMessage = (conversation: number, text: string) =>
  aChange(sendMessage, { id: conversation }, { body: text });
export const aFollow = (member: number) => aChange(followRecord, { kind: 'member', id: member });

interface Options {
  file?: string;
  secret?: number;
  isKept?: boolean;
  now?: () => number;
}

/** A real outbox file. */
export function anOutbox({ file = join(tempFolder(), 'outbox.db'), secret = 7, isKept = true, now }: Options = {}) {
  const reports: string[] = [];
  const outbox = openOutbox({
    file,
    key: sealKeyOf(Buffer.alloc(32, secret), isKept),
    onChange: () => {},
    report: (problem) => void reports.push(problem),
    ...(now && { now }),
  });
  onTestFinished(outbox.close);
  const add = (owner: Owner, change: ReturnType<typeof aChange>) => outbox.add(owner, change, crypto.randomUUID());
  return { outbox, add, file, reports };
}

/** An outbox with its sender before a real HTTP server, signed in as user 7. The clock stands still until it is moved. */
export async function aSender(listener: RequestListener) {
  const server = await startFakeServer(listener);
  let time = Date.parse('2026-01-01T12:00:00Z');
  const now = () => time;
  const box = anOutbox({ now });
  const connectionTo = createConnections({
    keychain: memoryKeychain(),
    onExpired: () => {},
    onStorageChange: () => {},
  });
  const { session } = connectionTo(server.origin);
  await session.start({ token: tokenOf('a'), userId: 7 });
  const sent: string[] = [];
  const sender = createSender({
    outbox: box.outbox,
    connectionTo,
    upstream: createUpstream(fetch, { silenceMs: 5000, answerBytes: 100_000 }),
    onSent: ({ server: origin }) => void sent.push(origin),
    report: (problem) => void box.reports.push(problem),
    now,
    random: () => 0.5,
  });
  onTestFinished(sender.stop);
  const owner = { server: server.origin, userId: 7 };
  return {
    ...box,
    server,
    session,
    sender,
    sent,
    owner,
    add: (change: ReturnType<typeof aChange>) => box.add(owner, change),
    flush: () => sender.flush(server.origin),
    /** Moves the clock (milliseconds). */
    pass: (ms: number) => void (time += ms),
    /** What the server was asked, in order. */
    asked: () =>
      server.seen.map(({ method, url, body }) => `${method} ${url} ${/"body":"([^"]*)"/.exec(body)?.[1] ?? ''}`.trim()),
  };
}
