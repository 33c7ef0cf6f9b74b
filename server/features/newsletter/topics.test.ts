import { expect, test } from 'vitest';

import { unsubscribe } from '#contract/newsletter.ts';
import { chooseTopics, getOwnNewsletter, readTopics, setOwnNewsletter } from '#contract/newsletter-topics.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { subscribers } from '#server/testing/newsletter-factory.ts';
import { choiceOf } from './subscriptions.ts';

const token = 'token-of-a-test-example'.padEnd(43, '-');
const linkOf = ({ deps }: TestApp) => ({ token, choice: choiceOf(deps, token) });
const all = ['market', 'research', 'events', 'product'];

test('by the token of an email: new subscribers have all topics, and choose; a token begins nothing', async () => {
  await using app = await createTestApp();
  await subscribers(app, ['a@test.example']);
  const visitor = app.visitor();
  const link = linkOf(app);
  expect((await visitor.call(readTopics, { body: link })).body).toEqual({ isSubscribed: true, topics: all });
  await visitor.call(chooseTopics, { body: { ...link, topics: ['events', 'market'] } });
  expect((await visitor.call(readTopics, { body: link })).body.topics).toEqual(['market', 'events']);
  for (const topics of [[], ['events', 'events'], ['weather']]) {
    expect((await visitor.refused(chooseTopics, { body: { ...link, topics } })).body.fields).toBeDefined();
  }
  await visitor.call(unsubscribe, { body: { token } });
  expect((await visitor.call(readTopics, { body: link })).body).toEqual({ isSubscribed: false, topics: [] });
  expect((await visitor.refused(chooseTopics, { body: { ...link, topics: ['events'] } })).status).toBe(409);
  expect((await visitor.refused(readTopics, { body: { token: 'x'.repeat(43) } })).status).toBe(404);
});

test('the token of the address that programs post to can only unsubscribe', async () => {
  await using app = await createTestApp();
  await subscribers(app, ['a@test.example']);
  const visitor = app.visitor();
  for (const choice of [undefined, 'x'.repeat(43), token]) {
    const body = { token, ...(choice && { choice }) };
    expect((await visitor.refused(readTopics, { body })).status).toBe(404);
    expect((await visitor.refused(chooseTopics, { body: { ...body, topics: ['events'] } })).status).toBe(404);
  }
  await visitor.call(unsubscribe, { body: { token } });
});

test('members choose for their own confirmed address, without another email', async () => {
  await using app = await createTestApp();
  const member = await app.signedIn(await app.aUser({ email: 'Ines@test.example' }));
  const own = async () => (await member.call(getOwnNewsletter)).body;
  expect(await own()).toEqual({ isSubscribed: false, topics: [] });
  await member.call(setOwnNewsletter, { body: { topics: ['research'] } });
  expect(await own()).toEqual({ isSubscribed: true, topics: ['research'] });
  await member.call(setOwnNewsletter, { body: { topics: [] } });
  expect(await own()).toEqual({ isSubscribed: false, topics: [] });
  await member.call(setOwnNewsletter, { body: { topics: ['events', 'product'] } });
  expect(await own()).toEqual({ isSubscribed: true, topics: ['events', 'product'] });
  expect(await app.deps.database.db.selectFrom('newsletter_subscribers').select('email').execute()).toHaveLength(1);
});

test('whoever typed an address of somebody else learns and changes nothing of its subscription', async () => {
  await using app = await createTestApp();
  await subscribers(app, ['a@test.example']);
  const stranger = await app.signedIn(await app.aUser({ email: 'a@test.example', emailConfirmedAt: null }));
  expect((await stranger.call(getOwnNewsletter)).body).toEqual({ isSubscribed: false, topics: [] });
  for (const topics of [[], ['events'] as const]) {
    expect((await stranger.refused(setOwnNewsletter, { body: { topics: [...topics] } })).status).toBe(409);
  }
  expect((await app.visitor().call(readTopics, { body: linkOf(app) })).body.isSubscribed).toBe(true);
});
