import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fillPath } from '#contract/kit/endpoint.ts';
import { createEventParser } from '#contract/kit/event-parser.ts';
import { listListings } from '#contract/listings.ts';
import { openStream } from '#contract/live.ts';
import { startConversation } from '#contract/messages.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { makeMarket } from './support/fill-listings.ts';
import { peakMemory, putUnderLoad } from './support/load.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { aPerson, type Person } from './support/signed-in.ts';

const core = 0;
const listings = 10_000;
const members = 250;
const streamsEach = 8;
const messages = 400;

/** 2,000 open streams on one process (SQLite): their memory, the list beside them, and how soon a message is heard. */
export const run: Benchmark = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  try {
    await makeMarket({ dataDir, databaseUrl: undefined }, listings);
    const env = { DATA_DIR: dataDir, APP_MODE: 'staging', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
    // The first start adds the sample content; the second one is measured.
    await using first = await startServerProcess({ env });
    await first.stop();
    const people = await makeMembers(dataDir);
    await using server = await startServerProcess({ core, env });
    return await measure(server, people);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Members with a session each, who may write to each other. */
async function makeMembers(dataDir: string): Promise<Person[]> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  const people: Person[] = [];
  for (let index = 0; index < members; index += 1) people.push(await aPerson(database, `bench-${index}`));
  await database.close();
  return people;
}

async function measure(server: ServerProcess, people: readonly Person[]): Promise<Figure[]> {
  const [sender] = people;
  if (!sender) throw new Error('Nobody is there');
  const list = { url: server.url, headers: sender.headers, requests: [{ path: listListings.path }] };
  const without = await putUnderLoad(server.pid, list);
  const memoryBefore = peakMemory(server.pid);

  const heard = new Map<number, () => void>();
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const openOne = async ({ user, headers }: Person, isFirst: boolean) => {
    const [response] = (await once(get(server.url + openStream.path, { agent, headers }), 'response')) as [
      IncomingMessage,
    ];
    if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}`);
    const parse = createEventParser();
    response.setEncoding('utf8').on('data', (piece: string) => {
      const events = parse(piece);
      if (isFirst && events.some(({ data }) => data?.includes('conversation'))) heard.get(user.id)?.();
    });
  };
  for (const person of people) {
    await Promise.all(Array.from({ length: streamsEach }, (_, index) => openOne(person, index === 0)));
  }

  const withStreams = await putUnderLoad(server.pid, list);
  // Before anything is written: writes need memory of their own.
  const memory = peakMemory(server.pid) - memoryBefore;

  const times: number[] = [];
  for (let index = 0; index < messages; index += 1) {
    const peer = people[1 + (index % (people.length - 1))];
    if (!peer) continue;
    times.push(await timeOfMessage(server, sender, peer, heard));
  }
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [
    { what: 'open streams', value: members * streamsEach, unit: '', bound: { atLeast: 2000 } },
    { what: 'more memory', value: memory, unit: 'MB', bound: { atMost: 60 } },
    { what: 'list of 20 without streams', value: without.perSecond, unit: '/s', bound: null },
    { what: 'list of 20 beside them', value: withStreams.perSecond, unit: '/s', bound: null },
    {
      what: '  share of without',
      value: withStreams.perSecond / without.perSecond,
      unit: '',
      bound: { atLeast: 0.9 },
    },
    {
      what: '  share by processor time',
      value: without.cpu / withStreams.cpu,
      unit: '',
      bound: null,
    },
    { what: 'from sending a message to the event, in the middle', value: at(0.5), unit: 'ms', bound: null },
    { what: '  p99', value: at(0.99), unit: 'ms', bound: { atMost: 250 } },
  ];
}

/** From the request that sends a message to the event at its receiver's stream (milliseconds). */
async function timeOfMessage(
  { url }: ServerProcess,
  sender: Person,
  { user }: Person,
  heard: Map<number, () => void>,
): Promise<number> {
  const arrived = new Promise<void>((resolve) => {
    heard.set(user.id, resolve);
  });
  const startedAt = performance.now();
  const response = await fetch(url + fillPath(startConversation.path), {
    method: 'POST',
    headers: { ...sender.headers, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ to: user.id, body: 'Hello' }),
  });
  if (!response.ok) throw new Error(`A message was answered with ${response.status}`);
  await response.body?.cancel();
  await arrived;
  return performance.now() - startedAt;
}
