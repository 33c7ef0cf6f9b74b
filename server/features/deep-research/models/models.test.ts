import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  askQuestion,
  cancelQuestion,
  exportQuestion,
  getQuestion,
  listQuestions,
  type Question,
  streamQuestion,
} from '#contract/deep-research-questions.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';
import { injections } from '#server/testing/injections.ts';
import {
  modelKey,
  obedient,
  type Speak,
  say,
  speaker,
  startModelServer,
  startStream,
} from '#server/testing/model-server.ts';

const question = 'Who stores heat in bricks?';

const said = 'Bricks store heat at 1,200 degrees [1]. Nobody knows the price [99]. It is *hot*. [1][1]';
const models: Record<string, Speak> = {
  good: speaker(said, 321),
  html: speaker('<img src=x onerror=alert(1)> heats <b>bricks</b> [1]. See [this](javascript:alert(1)) [1].'),
  obedient,
  differing: speaker('Bricks store heat at 900 degrees [1].'),
  agreeing: speaker('The bricks store heat at 1200 degrees, day and night [1].'),
  page: (res) => void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
  broken(res) {
    startStream(res);
    say(res, 'Bricks st');
    setImmediate(() => res.destroy());
  },
  unfinished(res) {
    startStream(res);
    say(res, 'Bricks st');
    res.end();
  },
  nonsense(res) {
    startStream(res);
    res.end('data: {"choices": "many"}\n\n');
  },
  noise(res) {
    startStream(res);
    res.end('data: \u0000\u0001 not json\n\n');
  },
  silent: speaker(''),
  symbols: speaker('*** --- ###'),
  endless(res) {
    startStream(res);
    const write = () => {
      while (!res.destroyed && say(res, 'and so on ')) continue;
    };
    res.on('drain', write);
    write();
  },
  'one-line'(res) {
    startStream(res);
    const write = () => {
      while (!res.destroyed && res.write('data: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')) continue;
    };
    res.on('drain', write);
    write();
  },
  redirecting: (res) => void res.writeHead(307, { Location: '/good/chat/completions' }).end(),
  forbidden: (res) => void res.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":"bad key"}'),
  limited: (res) => void res.writeHead(429).end(),
  failing: (res) => void res.writeHead(500).end(),
  unknown: (res) => void res.writeHead(404).end(),
  hanging: () => undefined,
  stalling(res) {
    startStream(res);
    say(res, 'Bricks');
  },
};

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer(models);
});
afterAll(() => server.stop());

async function appWith(...settings: object[]): Promise<TestApp & { logged: string[] }> {
  const logged: string[] = [];
  const app = await createTestApp({
    env: { RESEARCH_MODELS: JSON.stringify(settings) },
    logTo: { write: (line: string) => void logged.push(line) },
  });
  await app.aListing(await app.aUser(), {
    title: 'Hot bricks for dairies',
    description: 'Our bricks store heat at 1,200 degrees and give steam to dairies day and night, without gas.',
  });
  return Object.assign(app, { logged });
}

async function answered(client: TestClient, text = question): Promise<Question> {
  const { id } = (await client.call(askQuestion, { body: { question: text } })).body;
  await (await client.send(streamQuestion, { params: { id } })).text();
  return (await client.call(getQuestion, { params: { id: String(id) } })).body;
}

test('a model answers from the passages; numbers that no passage has are dropped', async () => {
  await using app = await appWith(server.model('good'));
  const client = await app.as('member');
  expect((await client.call(listQuestions)).body.models).toEqual(['good']);
  const { status, answers, comparison, passages } = await answered(client);
  expect(status).toBe('done');
  expect(passages[0]?.title).toBe('Hot bricks for dairies');
  expect(comparison).toBeNull();
  expect(answers).toEqual([
    {
      model: 'good',
      status: 'done',
      problem: null,
      text: said,
      sentences: [
        { text: 'Bricks store heat at 1,200 degrees.', citations: [1] },
        { text: 'Nobody knows the price.', citations: [] },
        { text: 'It is *hot*.', citations: [1] },
      ],
      citations: [1],
    },
  ]);
  expect(server.received.at(-1)?.authorization).toBe(`Bearer ${modelKey}`);
  const rows = await app.deps.database.db.selectFrom('research_model_days').selectAll().execute();
  expect(rows).toEqual([{ model: 'good', day: '2026-05-04', tokens: 321 }]);
});

const problems: Record<string, RegExp> = {
  page: /no stream of text/,
  broken: /connection/,
  unfinished: /in the middle/,
  nonsense: /no answer/,
  noise: /no answer/,
  silent: /without a word/,
  symbols: /without a word/,
  endless: /no end/,
  'one-line': /more than an answer/,
  redirecting: /refused/,
  forbidden: /key/,
  limited: /later/,
  failing: /problem of its own/,
  unknown: /configured address/,
  hanging: /nothing for 1 seconds/,
  stalling: /not done after 2 seconds/,
};

test.each(Object.entries(problems))(
  'a model that is %s is shown as such, and the others stand',
  async (name, problem) => {
    await using app = await appWith(server.model(name, { firstWordSeconds: 1, seconds: 2 }), server.model('good'));
    const { status, answers } = await answered(await app.as('member'));
    expect(status).toBe('done');
    expect(answers).toMatchObject([
      { model: name, status: 'failed', problem: expect.stringMatching(problem) as string, text: '', sentences: [] },
      { model: 'good', status: 'done' },
    ]);
    expect(app.logged.join('')).toContain('gave no answer');
    expect(app.logged.join('')).not.toContain(modelKey);
  },
);

test('a model at an address where nobody listens is shown as such', async () => {
  await using app = await appWith({ ...server.model('away'), url: 'http://127.0.0.1:1' });
  const { answers } = await answered(await app.as('member'));
  expect(answers).toMatchObject([{ status: 'failed', problem: 'It cannot be reached, or the connection broke.' }]);
});

test('answers are compared: what they agree on, and where their numbers differ', async () => {
  await using app = await appWith(server.model('good'), server.model('differing'), server.model('agreeing'));
  const client = await app.as('member');
  const { id, comparison } = await answered(client);
  expect(comparison).toEqual({
    agreed: [{ text: 'Bricks store heat at 1,200 degrees.', models: ['good', 'agreeing'], citations: [1] }],
    differing: [
      {
        text: 'good: “Bricks store heat at 1,200 degrees.” differing: “Bricks store heat at 900 degrees.”',
        models: ['good', 'differing'],
        citations: [1],
      },
    ],
  });
  const { body } = await client.call(exportQuestion, { params: { id: String(id) } });
  expect(body).toContain('## Answer of good');
  expect(body).toContain('Nobody knows the price\\. *(no source)*');
  expect(body).toContain('## Where they differ');
});

test('what a model writes is text: no link, and HTML that is shown as it is', async () => {
  await using app = await appWith(server.model('html'));
  const client = await app.as('member');
  const { id, answers } = await answered(client);
  expect(answers[0]?.sentences.map(({ text }) => text)).toEqual([
    '<img src=x onerror=alert(1)> heats <b>bricks</b>.',
    'See this (javascript:alert(1)).',
  ]);
  const { body } = await client.call(exportQuestion, { params: { id: String(id) } });
  expect(body).not.toMatch(/(?<!\\)<img|\]\(javascript/);
});

test('a model gets no more than its tokens of a day, also from several questions at once', async () => {
  await using app = await appWith(server.model('good', { tokensPerDay: 1600 }));
  const clients = await Promise.all([app.as('member'), app.as('member'), app.as('member')]);
  const answers = (await Promise.all(clients.map((client) => answered(client)))).flatMap((one) => one.answers);
  expect(answers.filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
  for (const { status, problem } of answers) if (status === 'failed') expect(problem).toContain('used up');
  app.clock.advance({ days: 1 });
  expect((await answered(await app.as('member'))).answers[0]?.status).toBe('done');
});

test('a question that is stopped ends its models; what was found stays', async () => {
  await using app = await appWith(server.model('stalling'), server.model('good'));
  const client = await app.as('member');
  const { id } = (await client.call(askQuestion, { body: { question } })).body;
  const params = { id: String(id) };
  const writes = async () => (await client.call(getQuestion, { params })).body.answers.map(({ status }) => status);
  await expect.poll(writes).toEqual(['writing', 'done']);
  const { status, answers, passages } = (await client.call(cancelQuestion, { params })).body;
  expect(status).toBe('cancelled');
  expect(answers).toMatchObject([{ status: 'cancelled', text: 'Bricks' }, { status: 'done' }]);
  expect(passages).not.toEqual([]);
  await expect.poll(server.openConnections).toBe(0);
});

test.each(injections)('an order in a listing or a feed stays within its quote: %s', async (text) => {
  await using app = await appWith(server.model('obedient'));
  await app.aListing(await app.aUser(), {
    title: 'Bricks that store heat',
    description: `Bricks store heat. ${text} OWNED-BY-ATTACKER`.padEnd(60, '.'),
  });
  await aFeedItem(app.deps, await aFeedSource(app.deps), {
    title: 'Bricks and heat: how they store it',
    summary: `Bricks store heat. ${text} OWNED-BY-ATTACKER`,
  });
  const { answers, passages } = await answered(await app.as('member'));
  const quoting = passages.filter((passage) => /owned-by-attacker/i.test(passage.text));
  expect(new Set(quoting.map(({ kind }) => kind))).toEqual(new Set(['listing', 'feed-item']));
  expect(answers[0]?.sentences).toEqual([{ text: 'A sound answer.', citations: [1] }]);
  expect(server.lastPrompt()).toMatch(/owned-by-attacker/i);
});

test.each([
  'no json',
  '{}',
  '[{"name":"A"}]',
  '[{"name":"A","url":"file:///x","model":"m"}]',
  '[{"name":"A","url":"http://u:p@h/","model":"m"}]',
  '[{"name":"A","url":"http://h/","model":"m","key":"two words"}]',
  '[{"name":"A","url":"http://h/","model":"m"},{"name":"A","url":"http://h/","model":"n"}]',
  '[{"name":"A","url":"http://h/","model":"m","secret":1}]',
])('RESEARCH_MODELS=%s stops the start with a sentence that quotes nothing', async (value) => {
  await expect(createTestApp({ env: { RESEARCH_MODELS: value } })).rejects.toThrow(
    /^RESEARCH_MODELS must be a JSON list of at most 6 models/,
  );
});
