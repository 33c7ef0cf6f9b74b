import { setTimeout as wait } from 'node:timers/promises';

import { fillPath } from '#contract/kit/endpoint.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { saveItem } from '#contract/saved-items.ts';
import { generator, wordOf } from './sample-market.ts';

const callers = 50;
/** Between two calls of a caller (milliseconds), so that all together ask about 200 times a second, not without a pause. */
const pause = 250;

/** What callers and a writer have seen. */
export interface Seen {
  /** How long each answer took, and each durable write (milliseconds). */
  answers: number[];
  writes: number[];
  failures: string[];
}

interface Target {
  url: string;
  headers: Record<string, string>;
  /** The number of listings and members. */
  records: number;
}

/**
 * 50 callers who read lists, searches and details, and one who writes every 50 ms, until the work is done. `before`: how
 * long they have called when it begins (milliseconds); what they see until then does not count.
 */
export async function besideCallers<Result>(
  target: Target,
  work: () => Promise<Result>,
  before = 0,
): Promise<{ result: Result; seen: Seen }> {
  const seen: Seen = { answers: [], writes: [], failures: [] };
  const ending = new AbortController();
  const all = [
    ...Array.from({ length: callers }, (_, index) => read(target, index, seen, ending.signal)),
    write(target, seen, ending.signal),
  ];
  try {
    await wait(before);
    seen.answers.length = 0;
    seen.writes.length = 0;
    return { result: await work(), seen };
  } finally {
    ending.abort();
    await Promise.all(all);
  }
}

async function read({ url, headers, records }: Target, index: number, seen: Seen, ending: AbortSignal): Promise<void> {
  const random = generator(index + 1);
  const id = () => String(1 + Math.floor(random() * records));
  const paths = [
    () => listListings.path,
    () => `${listListings.path}?search=${wordOf(Math.floor(random() * 5000))}`,
    () => fillPath(getListing.path, { id: id() }),
    () => listMembers.path,
    () => fillPath(getMember.path, { id: id() }),
  ];
  await wait((index * pause) / callers);
  for (let turn = index; !ending.aborted; turn += 1) {
    const path = paths[turn % paths.length]?.() ?? '';
    await timed(seen.answers, seen.failures, () => fetch(url + path, { headers }));
    await wait(pause);
  }
}

async function write({ url, headers, records }: Target, seen: Seen, ending: AbortSignal): Promise<void> {
  for (let turn = 0; !ending.aborted; turn += 1) {
    // Saved, and removed again: a member saves no more than a thousand.
    const path = fillPath(saveItem.path, { kind: 'listing', id: String(1 + (Math.floor(turn / 2) % records)) });
    const method = turn % 2 === 0 ? 'PUT' : 'DELETE';
    await timed(seen.writes, seen.failures, () => fetch(url + path, { method, headers: { ...headers, origin: url } }));
    await wait(50);
  }
}

async function timed(times: number[], failures: string[], call: () => Promise<Response>): Promise<void> {
  const started = performance.now();
  const response = await call();
  await response.arrayBuffer();
  times.push(performance.now() - started);
  if (!response.ok) failures.push(`${response.status} ${new URL(response.url).pathname}`);
}
