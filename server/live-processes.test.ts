import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { followStream } from '#contract/kit/follow-stream.ts';
import { lastEventHeader, liveEvent, openStream } from '#contract/live.ts';
import { listMembers } from '#contract/members.ts';
import { startConversation } from '#contract/messages.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';
import { startCuttingProxy } from '#server/testing/cutting-proxy.ts';
import { makeLocation } from '#server/testing/database.ts';
import { words } from '#server/testing/message-factory.ts';
import { startServerProcess } from '#server/testing/server-process.ts';

/** A browser of the sample admin, who may write to anyone. */
async function signedIn(url: string): Promise<TestClient> {
  const client = createClient(url, { origin: null });
  await client.call(signIn, { body: { username: 'admin', password: publishedTestPassword } });
  return client;
}

/** Follows a member's stream as their browser does, and collects the conversations that it tells of. */
function followConversations(client: TestClient, heard: Set<number>) {
  const leaving = new AbortController();
  const ended = followStream({
    async connect(lastId) {
      const headers = lastId === null ? {} : { [lastEventHeader]: lastId };
      const response = await client.fetch(openStream.path, { headers, signal: leaving.signal });
      if (!response.ok || !response.body) throw new Error(`There is no stream: ${response.status}`);
      return response.body.pipeThrough(new TextDecoderStream());
    },
    onEvent({ data }) {
      const event = data === null ? null : liveEvent.parse(JSON.parse(data));
      if (event?.kind === 'everything') throw new Error('Nobody was away for an hour');
      if (event?.kind === 'conversation') heard.add(event.id);
    },
    onUp: () => undefined,
    // As a person who does not wait: the pauses are tested elsewhere.
    wait: (milliseconds) => pause(Math.min(milliseconds, 100)),
    isOver: () => leaving.signal.aborted,
    lastId: null,
  });
  return async () => {
    leaving.abort();
    await ended;
  };
}

/** Two servers start in it: on a machine with other work that alone takes a minute (milliseconds). */
const busyLimit = 240_000;

test(
  'a stream through a proxy that cuts it tells what another process does; kill -9 of one of the two loses nothing',
  async () => {
    await using location = await makeLocation({ seeded: 'today' });
    const { dataDir, databaseUrl } = location;
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100' };
    await using dying = await startServerProcess({ env });
    await using lasting = await startServerProcess({ env });
    // The stream is on the process that dies, until it does.
    await using proxy = await startCuttingProxy([dying.url, lasting.url], 400);
    const heard = new Set<number>();
    const reader = await signedIn(dying.url);
    const browser = createClient(proxy.url, { origin: null });
    for (const [name, value] of reader.cookies) browser.cookies.set(name, value);
    const leave = followConversations(browser, heard);

    const [here, there] = [await signedIn(dying.url), await signedIn(lasting.url)];
    const { body: members } = await there.call(listMembers, { query: { limit: '40' } });
    const others = members.items.map(({ id }) => id);
    const sent = new Set<number>();
    const write = async (writer: TestClient, to: number) => {
      const answer = await writer.send(startConversation, { body: { to, ...words('Hello') } });
      // Some take no messages, and a killed process answers nothing.
      if (answer.ok) sent.add(startConversation.response.parse(await answer.json()).conversationId);
    };
    const half = Math.floor(others.length / 2);
    for (const [index, to] of others.slice(0, half).entries()) await write(index % 2 ? here : there, to);
    await expect.poll(() => [...sent].filter((id) => !heard.has(id))).toEqual([]);
    // Killed in the middle of answering both.
    const last = Promise.all(others.slice(half, half + 4).map((to) => write(here, to).catch(() => undefined)));
    dying.stop('SIGKILL').catch(() => undefined);
    for (const to of others.slice(half + 4)) await write(there, to);
    await last;
    await expect.poll(() => [...sent].filter((id) => !heard.has(id))).toEqual([]);
    expect(sent.size).toBeGreaterThan(10);
    await expect.poll(() => proxy.cuts()).toBeGreaterThan(2);
    await leave();
  },
  busyLimit,
);
