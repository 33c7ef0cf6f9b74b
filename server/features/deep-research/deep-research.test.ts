import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { type DeepResearchState, deepResearchStatus } from '#contract/deep-research.ts';
import { parseEnv } from '#server/env.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { askTool } from './ask-tool.ts';
import { createStatusCheck, keptFor } from './status-check.ts';

/** A tool on this machine whose answers a test sets. */
async function startTool(listener: RequestListener) {
  let current = listener;
  const paths: string[] = [];
  const server = createServer((req, res) => {
    paths.push(req.url ?? '');
    current(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    stop,
    answer: (next: RequestListener) => {
      current = next;
    },
  };
}

const page: RequestListener = (_req, res) => res.setHeader('Content-Type', 'text/html').end('<h1>Ask me</h1>');
const refusal: RequestListener = (_req, res) => res.setHeader('X-Frame-Options', 'DENY').end('no');

async function statusOf(app: TestApp): Promise<DeepResearchState> {
  return (await (await app.as('member')).call(deepResearchStatus)).body.status;
}

/** Asks with a limit that a test can wait for, or one that is never reached. */
const ask = (url: string, timeLimit = 60_000) => askTool({ url, ownAddress: 'http://localhost:4000', timeLimit });

test("only members get the tool's state; calls by others do not make the server check it", async () => {
  const tool = await startTool(page);
  await using app = await createTestApp({ env: { DEEP_RESEARCH_URL: tool.url } });
  expect((await app.visitor().refused(deepResearchStatus)).status).toBe(401);
  expect(tool.paths).toEqual([]);
  for (const role of ['member', 'professional', 'admin'] as const) {
    const { body, headers } = await (await app.as(role)).call(deepResearchStatus);
    expect(body).toEqual({ status: 'ready' });
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('without an address there is nothing to check', async () => {
  await using app = await createTestApp();
  expect(await statusOf(app)).toBe('not-configured');
});

test("the tool's frame policy is compared with our own address", async () => {
  let welcome = '';
  const tool = await startTool((_req, res) =>
    res.setHeader('Content-Security-Policy', `frame-ancestors ${welcome}`).end(),
  );
  await using app = await createTestApp({ env: { DEEP_RESEARCH_URL: tool.url } });
  welcome = 'https://cardi.example';
  expect(await statusOf(app)).toBe('refuses-framing');
  app.clock.advance({ milliseconds: keptFor['refuses-framing'] });
  welcome = app.deps.baseUrl();
  expect(await statusOf(app)).toBe('ready');
});

test('a success is remembered for minutes, a failure for seconds', async () => {
  const tool = await startTool(page);
  await using app = await createTestApp({ env: { DEEP_RESEARCH_URL: tool.url } });
  expect(await statusOf(app)).toBe('ready');
  tool.answer(refusal);
  app.clock.advance({ milliseconds: keptFor.ready - 1 });
  expect(await statusOf(app)).toBe('ready');
  expect(tool.paths).toHaveLength(1);
  app.clock.advance({ milliseconds: 1 });
  expect(await statusOf(app)).toBe('refuses-framing');

  await tool.stop();
  app.clock.advance({ milliseconds: keptFor['refuses-framing'] - 1 });
  expect(await statusOf(app)).toBe('refuses-framing');
  app.clock.advance({ milliseconds: 1 });
  expect(await statusOf(app)).toBe('unreachable');
  app.clock.advance({ milliseconds: keptFor.unreachable });
  expect(await statusOf(app)).toBe('unreachable');
});

test('callers share one check and its answer', async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const tool = await startTool((_req, res) => arrived.resolve(res));
  await using app = await createTestApp({ env: { DEEP_RESEARCH_URL: tool.url } });
  const clients = [await app.as('member'), await app.as('member'), await app.as('professional')];
  const asked = clients.map((client) => client.call(deepResearchStatus));
  (await arrived.promise).end('here');
  const answers = await Promise.all(asked);
  expect(answers.map(({ body }) => body.status)).toEqual(['ready', 'ready', 'ready']);
  expect(tool.paths).toEqual(['/']);
});

test('later callers do not share a check that failed', async () => {
  const states = ['unreachable', 'ready'] as const;
  let asked = 0;
  let now = 0;
  const check = createStatusCheck({
    ask: async () => states[asked++] ?? 'ready',
    now: () => new Date(now),
  });
  expect(await Promise.all([check(), check()])).toEqual(['unreachable', 'unreachable']);
  expect(asked).toBe(1);
  now += keptFor.unreachable;
  expect(await check()).toBe('ready');
  expect(asked).toBe(2);
});

test.each<[number, string]>([
  [200, 'ready'],
  [401, 'ready'],
  [403, 'ready'],
  [404, 'unreachable'],
  [410, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('a tool that answers %i is %s', async (status, expected) => {
  const tool = await startTool((_req, res) => res.writeHead(status).end('words'));
  expect(await ask(tool.url)).toBe(expected);
});

test("three redirects on the tool's own host are followed, a fourth is not", async () => {
  const tool = await startTool((req, res) => {
    const step = Number(req.url?.slice(1));
    if (step === 0) res.setHeader('X-Frame-Options', 'DENY').end('arrived');
    else res.writeHead(302, { Location: `/${step - 1}` }).end('moved');
  });
  expect(await ask(`${tool.url}/3`)).toBe('refuses-framing');
  expect(await ask(`${tool.url}/4`)).toBe('unreachable');
  expect(tool.paths).toEqual(['/3', '/2', '/1', '/0', '/4', '/3', '/2', '/1']);
});

test('no other host is contacted, wherever the tool redirects', async () => {
  const inside = await startTool(page);
  const tool = await startTool((_req, res) => res.writeHead(302, { Location: `${inside.url}/secret` }).end());
  expect(await ask(tool.url)).toBe('refuses-framing');
  tool.answer((_req, res) => res.writeHead(302, { Location: 'file:///etc/passwd' }).end());
  expect(await ask(tool.url)).toBe('refuses-framing');
  tool.answer((_req, res) => res.writeHead(302).end());
  expect(await ask(tool.url)).toBe('unreachable');
  expect(inside.paths).toEqual([]);
});

test('a tool that is down, hangs, or sends its headers too slowly counts as unreachable when the time is up', async () => {
  const gone = await startTool(page);
  await gone.stop();
  expect(await ask(gone.url)).toBe('unreachable');

  const hanging = await startTool(() => {});
  expect(await ask(hanging.url, 50)).toBe('unreachable');

  const slow = await startTool((req) => void req.socket.write('HTTP/1.1 200 OK\r\nContent-Ty'));
  expect(await ask(slow.url, 50)).toBe('unreachable');

  // The limit covers the whole request, not each step.
  const winding = await startTool((req, res) => {
    if (req.url === '/') res.writeHead(302, { Location: '/next' }).end();
  });
  expect(await ask(winding.url, 1000)).toBe('unreachable');
  expect(winding.paths).toEqual(['/', '/next']);
});

test('a huge or endless body is not read', async () => {
  const closed = Promise.withResolvers<number>();
  const chunk = Buffer.alloc(64 * 1024);
  const tool = await startTool((_req, res) => {
    let sent = 0;
    const send = () => {
      while (!res.destroyed && res.write(chunk)) sent += chunk.length;
    };
    res.on('drain', send).on('close', () => closed.resolve(sent));
    send();
  });
  expect(await ask(tool.url)).toBe('ready');
  // The server reads no more than the connection's buffers hold on this machine.
  expect(await closed.promise).toBeLessThan(32 * 1024 * 1024);
});

test('oversized headers count as no answer', async () => {
  const tool = await startTool((_req, res) => res.setHeader('X-Much', 'a'.repeat(200_000)).end());
  expect(await ask(tool.url)).toBe('unreachable');
});

test('the settings name the tool, its cards and their links', () => {
  const env = parseEnv({
    DEEP_RESEARCH_NAME: 'Chorus',
    DEEP_RESEARCH_URL: 'https://chorus.example/ask',
    DEEP_RESEARCH_TECHNOLOGY_TEXT: 'Five models',
    DEEP_RESEARCH_TECHNOLOGY_URL: 'https://chorus.example/how',
    DEEP_RESEARCH_TEAM_TEXT: 'Nine people',
    DEEP_RESEARCH_TEAM_URL: 'https://chorus.example/who',
    DEEP_RESEARCH_TEAM_EMAIL: 'hi@chorus.example',
    DEEP_RESEARCH_TEAM_PHONE: '+1 555 0100',
  });
  expect(env.site.deepResearch).toEqual({
    name: 'Chorus',
    url: 'https://chorus.example/ask',
    technologyText: 'Five models',
    technologyUrl: 'https://chorus.example/how',
    teamText: 'Nine people',
    teamUrl: 'https://chorus.example/who',
    teamEmail: 'hi@chorus.example',
    teamPhone: '+1 555 0100',
  });
});

test.each([
  [{ DEEP_RESEARCH_URL: 'javascript:alert(1)' }, 'DEEP_RESEARCH_URL must be an http(s) address.'],
  [{ DEEP_RESEARCH_TECHNOLOGY_URL: 'file:///x' }, 'DEEP_RESEARCH_TECHNOLOGY_URL must be an http(s) address.'],
  [{ DEEP_RESEARCH_TEAM_URL: 'chorus' }, 'DEEP_RESEARCH_TEAM_URL must be an http(s) address.'],
  [{ DEEP_RESEARCH_TEAM_EMAIL: 'nobody' }, 'DEEP_RESEARCH_TEAM_EMAIL must be an email address.'],
  [
    { DEEP_RESEARCH_URL: 'https://cardi.example/tool', PUBLIC_URL: 'https://cardi.example' },
    'DEEP_RESEARCH_URL must have another origin than PUBLIC_URL.',
  ],
])('%j stops the start with an error message', (env, sentence) => {
  expect(() => parseEnv(env)).toThrow(sentence);
});
