import { afterAll, expect, test } from 'vitest';

import { introductionBounds } from '#contract/introductions.ts';
import { draftIntroduction, listMatches } from '#contract/matches.ts';
import { createTestApp } from '#server/testing/app.ts';
import { injections } from '#server/testing/injections.ts';
import { aSeeker, type Said } from '#server/testing/match-factory.ts';
import { modelKey, obedient, speaker, startModelServer, startStream } from '#server/testing/model-server.ts';

const written = '**Ines raises a Series A**, and I invest in it.\n\nI would like to learn more [1].';
const server = await startModelServer({
  good: speaker(written, 40),
  long: speaker('We could both gain from this. '.repeat(60)),
  failing: (res) => void res.writeHead(500).end(),
  silent: speaker(''),
  stalling: (res) => startStream(res).flushHeaders(),
  obedient,
});
afterAll(() => server.stop());

const investor: Said = { offers: ['capital'], stages: ['series-a'], regions: ['benelux'] };
const founder: Said = { seeks: ['capital'], stages: ['series-a'], regions: ['benelux'], fullName: 'Ines Verhaegen' };

/** An app with this model, an investor, and a founder who fits; the call for the reason of an introduction. */
async function pair(
  name: string,
  { more = {}, seeker = {}, found = {} }: { more?: object; seeker?: Said; found?: Said } = {},
) {
  const app = await createTestApp({ env: { RESEARCH_MODELS: JSON.stringify([server.model(name, more)]) } });
  const funder = await aSeeker(app, { ...investor, ...seeker });
  const raiser = await aSeeker(app, { ...founder, ...found });
  const input = (id: number) => ({ params: { kind: 'member' as const, id: String(id) } });
  const draft = () => funder.client.call(draftIntroduction, input(raiser.id));
  const refused = (id = raiser.id, client = funder.client) => client.refused(draftIntroduction, input(id));
  return { app, funder, raiser, draft, refused, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test('a configured model writes the reason from the facts of the match, as plain text', async () => {
  await using made = await pair('good');
  const { body } = await made.funder.client.call(listMatches, { query: {} });
  expect(body.writer).toBe('good');
  const { reason } = (await made.draft()).body;
  expect(reason).toBe('Ines raises a Series A, and I invest in it. I would like to learn more [1].');
  expect(server.lastPrompt()).toContain('Ines Verhaegen');
  expect(server.lastPrompt()).toMatch(/you invest in Series A/);
  expect(server.lastPrompt()).not.toContain(made.raiser.email);
  const days = await made.app.deps.database.db.selectFrom('research_model_days').select(['model', 'tokens']).execute();
  expect(days).toEqual([{ model: 'good', tokens: 40 }]);
});

test('too long a reason ends with its last whole sentence', async () => {
  await using made = await pair('long');
  const { reason } = (await made.draft()).body;
  expect(reason.length).toBeLessThanOrEqual(introductionBounds.reason.max);
  expect(reason).toMatch(/gain from this\.$/);
});

test.each([
  ['failing', {}, /failing wrote nothing\. .*problem of its own/],
  ['silent', {}, /without a word/],
  ['stalling', { firstWordSeconds: 1, seconds: 2 }, /nothing for 1 seconds/],
  ['good', { tokensPerDay: 1 }, /used up/],
])('a model that is %s is named with what is wrong, and its key stays here', async (name, more, problem) => {
  await using made = await pair(name, { more });
  const { status, body } = await made.refused();
  expect(status).toBe(503);
  expect(JSON.stringify(body)).toMatch(problem);
  expect(JSON.stringify(body)).not.toContain(modelKey);
});

test("only what is a match of the member's is written about, and only for Professionals", async () => {
  await using made = await pair('good');
  const stranger = await aSeeker(made.app, { fullName: 'Nobody Nearby', focusAreas: [] });
  const asked = server.received.length;
  expect(await made.refused(stranger.id)).toMatchObject({ status: 404 });
  expect(await made.refused(made.funder.id)).toMatchObject({ status: 404 });
  const free = await aSeeker(made.app, investor, 'free');
  expect(await made.refused(made.raiser.id, free.client)).toMatchObject({ status: 403 });
  expect((await free.client.call(listMatches, { query: {} })).body.writer).toBeNull();
  expect(server.received).toHaveLength(asked);
});

test.each(injections)('an order in a profile stays within its quote: %s', async (text) => {
  await using made = await pair('obedient', {
    found: {
      fullName: `Owned-by-attacker ${text.replace(/\s+/g, ' ')}`.slice(0, 100),
      seeksText: `${text} OWNED-BY-ATTACKER`.slice(-200),
    },
  });
  expect((await made.draft()).body.reason).toBe('A sound answer [1].');
  expect(server.lastPrompt()).toMatch(/owned-by-attacker/i);
});
