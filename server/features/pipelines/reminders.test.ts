import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { listNotifications } from '#contract/notifications.ts';
import { createPipeline, getPipeline, sharePipeline, unsharePipeline } from '#contract/pipelines.ts';
import { addCard, changeCard, moveCard } from '#contract/pipelines-cards.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';
import { remindOfSteps } from './reminders.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof aMember>>;
let other: Awaited<ReturnType<typeof aMember>>;
let [mine, theirs]: [TestClient, TestClient] = [null as never, null as never];
let pipelineId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [owner, other] = [await aMember(app.deps), await aMember(app.deps)];
  [mine, theirs] = [await app.signedIn(owner), await app.signedIn(other)];
  await connect(app.deps, owner, other);
  pipelineId = String((await mine.call(createPipeline, { body: { name: 'Deals' } })).body.id);
  const people = { id: pipelineId, memberId: String(other.id) };
  await mine.call(sharePipeline, { params: people, body: { access: 'edit' } });
});

const aCard = async () => {
  const body = { kind: 'company' as const, id: await aCompany(app.deps) };
  return String((await mine.call(addCard, { params: { pipelineId }, body })).body.cardId);
};
const due = (as: TestClient, cardId: string, dueOn: string | null, version = 1) =>
  as.call(changeCard, { params: { pipelineId, cardId }, body: { nextStep: 'Call them', dueOn, version } });
const remindAt = (time: string) => remindOfSteps({ ...app.deps, now: () => new Date(time) });
const told = async (as: TestClient) =>
  (await as.call(listNotifications, { query: {} })).body.items
    .filter(({ title }) => title.endsWith(' due'))
    .map(({ body, path }) => [body, path]);
const one = () => ['A next step is due on the pipeline “Deals”.', `/network/pipeline/${pipelineId}`];

test('whoever wrote a step is reminded of it once, in the morning of its day, and of a new day again', async () => {
  const card = await aCard();
  await due(theirs, card, '2031-03-05');
  await remindAt('2031-03-05T04:59:00.000Z');
  expect(await told(theirs)).toEqual([]);
  await remindAt('2031-03-05T05:00:00.000Z');
  await remindAt('2031-03-05T17:00:00.000Z');
  expect([await told(theirs), await told(mine)]).toEqual([[one()], []]);
  await due(theirs, card, '2031-03-07', 2);
  await remindAt('2031-03-07T06:00:00.000Z');
  expect(await told(theirs)).toEqual([one(), one()]);
});

test('several steps of a pipeline are told together, and two processes at once tell them once', async () => {
  const [first, second, closed] = [await aCard(), await aCard(), await aCard()];
  for (const card of [first, second, closed]) await due(mine, card, '2031-04-05');
  const { stages } = (await mine.call(getPipeline, { params: { id: pipelineId } })).body;
  const [from, to] = [stages[0]?.id ?? 0, stages.at(-1)?.id ?? 0];
  await mine.call(moveCard, { params: { pipelineId, cardId: closed }, body: { from, to, after: null } });
  await Promise.all([remindAt('2031-04-05T06:00:00.000Z'), remindAt('2031-04-05T06:00:00.000Z')]);
  expect(await told(mine)).toEqual([['2 next steps are due on the pipeline “Deals”.', one()[1]]]);
});

test('the owner is reminded in place of a member who has left the pipeline', async () => {
  await due(theirs, await aCard(), '2031-05-05');
  await theirs.call(unsharePipeline, { params: { id: pipelineId, memberId: String(other.id) } });
  await remindAt('2031-05-05T06:00:00.000Z');
  expect([await told(mine), await told(theirs)]).toEqual([[one()], []]);
});

test('a day that was missed is made up for up to three days later', async () => {
  const [late, old] = [await aCard(), await aCard()];
  await due(mine, late, '2031-06-05');
  await due(mine, old, '2031-06-04');
  await remindAt('2031-06-08T06:00:00.000Z');
  expect(await told(mine)).toEqual([one()]);
});
