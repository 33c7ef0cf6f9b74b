import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { clientHeader, desktopClient, sessionTokenHeader } from '#contract/kit/session.ts';
import { listMembers } from '#contract/members.ts';
import { listConversations, listMessages } from '#contract/messages.ts';
import type { RunningServer } from '#e2e/support/server.ts';
import { startLine } from './cut-line.ts';

/** The result of a number of kills of the desktop app while it writes. */
export interface OutboxKills {
  rounds: number;
  /** Messages that the app has acknowledged, and how many of them by its outbox. */
  acknowledged: number;
  queued: number;
  /** Acknowledged messages that the server does not have. */
  lost: string[];
  /** Messages that the server has more than once. */
  doubled: string[];
  /** Messages that the server has in another order than they were written in. */
  misplaced: string[];
  /** What the app complained about. */
  complaints: string;
}

const script = fileURLToPath(new URL('outbox-writer.ts', import.meta.url));
const peers = 4;

/**
 * Runs the app in a process of its own, lets it write messages to several members over a line that is cut and mended at
 * random, and kills it with SIGKILL at a random moment; over and over on the same data. Every tenth time the server is
 * killed, too. In the end everything that waits is sent, and the server is asked what it has.
 */
export async function killWhileWriting(
  server: RunningServer,
  folder: string,
  rounds: number,
  onRound: (round: number) => void = () => {},
): Promise<OutboxKills> {
  const line = await startLine(server.url);
  const { token, userId } = await signInAs(server.url, 'admin');
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const directory = listMembers.response.parse(await ask(listMembers.path));
  const members = directory.items.map(({ id }) => id).filter((id) => id !== userId);
  const options = {
    server: line.url,
    folder,
    keychain: [
      ['CARDI installation key', Buffer.alloc(32, 7).toString('base64url')],
      [`CARDI ${line.url}`, JSON.stringify({ token, userId })],
    ],
    members: members.slice(0, peers),
  };
  const run = (first: number, drains: boolean) => {
    const child = spawn(process.execPath, [script, JSON.stringify({ ...options, first, drains })], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { child, output: text(child.stdout), complaints: text(child.stderr), ended: once(child, 'exit') };
  };

  const drain = async () => {
    line.mend();
    const { complaints, ended } = run(0, true);
    await ended;
    result.complaints += await complaints;
  };

  const acknowledged = new Map<string, number[]>();
  const result: OutboxKills = {
    rounds: 0,
    acknowledged: 0,
    queued: 0,
    lost: [],
    doubled: [],
    misplaced: [],
    complaints: '',
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (round % 3 === 2) line.cut();
      else line.mend();
      const { child, output, complaints, ended } = run((round + 1) * 10_000, false);
      await Promise.race([once(child.stdout, 'data'), ended]);
      for (let cuts = 0; cuts < 3; cuts += 1) {
        await wait(Math.random() * 60);
        if (Math.random() < 0.5) line.cut();
        else line.mend();
      }
      if (round % 10 === 9) await server.kill();
      child.kill('SIGKILL');
      await ended;
      if (round % 10 === 9) await server.restart();
      // Otherwise the outbox would be full before long: most of the time it is cut off from its server.
      if (round % 10 === 9) await drain();
      for (const said of (await output).split('\n').slice(0, -1)) {
        const [member = '', number, status] = said.split(' ');
        acknowledged.set(member, [...(acknowledged.get(member) ?? []), Number(number)]);
        result.acknowledged += 1;
        if (status === '202') result.queued += 1;
      }
      result.complaints += await complaints;
      result.rounds += 1;
      onRound(round);
    }
    await drain();
  } finally {
    await line.close();
  }

  for (const [member, numbers] of acknowledged) {
    const arrived = await messagesTo(Number(member), ask);
    const counted = Map.groupBy(arrived, (number) => number);
    result.lost.push(...numbers.filter((number) => !counted.has(number)).map((number) => `${member}: ${number}`));
    for (const [number, copies] of counted) if (copies.length > 1) result.doubled.push(`${member}: ${number}`);
    const isMisplaced = (number: number, index: number) => number < (arrived[index - 1] ?? 0);
    result.misplaced.push(...arrived.filter(isMisplaced).map((number) => `${member}: ${number}`));
  }
  return result;
}

async function signInAs(url: string, username: string): Promise<{ token: string; userId: number }> {
  const response = await fetch(`${url}${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [clientHeader]: desktopClient },
    body: JSON.stringify({ username, password: publishedTestPassword }),
  });
  const user = signIn.response.parse(await response.json());
  return { token: response.headers.get(sessionTokenHeader) ?? '', userId: user.id };
}

/** The numbers of the messages that a member has received from the writer, oldest first. */
async function messagesTo(member: number, ask: (path: string) => Promise<unknown>): Promise<number[]> {
  const inbox = listConversations.response.parse(await ask(listConversations.path));
  const id = inbox.items.find(({ peer }) => peer.id === member)?.id;
  if (id === undefined) return [];
  const numbers: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path = listMessages.path.replace(':id', String(id));
    const page: { items: { body: string }[]; nextCursor: string | null } = listMessages.response.parse(
      await ask(cursor === '' ? path : `${path}?cursor=${cursor}`),
    );
    numbers.push(...page.items.flatMap(({ body }) => /^Message (\d+)$/.exec(body)?.[1] ?? []).map(Number));
    cursor = page.nextCursor;
  }
  return numbers.toReversed();
}
