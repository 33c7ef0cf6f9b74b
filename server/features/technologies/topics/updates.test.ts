import { expect, test } from 'vitest';

import { listNotifications } from '#contract/notifications.ts';
import { endTechnologyUpdates, getTechnologyUpdates, myTechnologyUpdates } from '#contract/technologies-topics.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { tellOfUpdates } from './tell-of-updates.ts';

const perovskite = { params: { technology: '4' as const } };

async function told(client: TestClient) {
  return (await client.call(listNotifications, { query: {} })).body.items.map(({ title, body, path }) => ({
    title,
    body,
    path,
  }));
}

async function aNewItem(app: TestApp, sourceId: number, title: string, technologyId = 4) {
  await aFeedItem(app.deps, sourceId, { title, technology_id: technologyId });
}

test('a member subscribes to updates and unsubscribes, as often as they like', async () => {
  await using app = await createTestApp();
  const member = await app.as('member');
  const mine = async () => (await member.call(myTechnologyUpdates)).body.technologyIds;
  expect(await mine()).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await member.call(getTechnologyUpdates, perovskite);
    expect(body).toEqual({ technologyId: 4, isSubscribed: true });
  }
  await member.call(getTechnologyUpdates, { params: { technology: '8' } });
  expect(await mine()).toEqual([4, 8]);
  expect((await (await app.as('member')).call(myTechnologyUpdates)).body.technologyIds).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await member.call(endTechnologyUpdates, perovskite);
    expect(body).toEqual({ technologyId: 4, isSubscribed: false });
  }
  expect(await mine()).toEqual([8]);
  expect((await app.visitor().refused(getTechnologyUpdates, { params: { technology: '4' } })).status).toBe(401);
  expect((await member.refused(getTechnologyUpdates, { params: { technology: '3' } })).status).toBe(404);
});

test('news is sent at most once a day, by bell and mail, to subscribers', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const source = await aFeedSource(app.deps);
  await aNewItem(app, source, 'Known before');
  const user = await app.aUser({ email: 'sofia@test.example' });
  const member = await app.signedIn(user);
  const stranger = await app.as('member');
  await member.call(getTechnologyUpdates, perovskite);

  await tellOfUpdates(app.deps);
  expect(await told(member)).toEqual([]);
  await aNewItem(app, source, 'First');
  await aNewItem(app, source, 'Of another topic', 5);
  await tellOfUpdates(app.deps);
  await tellOfUpdates(app.deps);
  const first = {
    title: 'New on Perovskite Solar Cells',
    body: '“First”. You get this at most once a day. To stop, use the button on the page.',
    path: '/network/technologies/perovskite?tab=rss-feeds',
  };
  expect(await told(member)).toEqual([first]);

  for (const title of ['Second', 'Third', 'Fourth', 'Fifth']) await aNewItem(app, source, title);
  app.clock.advance({ milliseconds: 24 * 3_600_000 - 1 });
  await tellOfUpdates(app.deps);
  expect(await told(member)).toHaveLength(1);
  app.clock.advance({ milliseconds: 1 });
  await tellOfUpdates(app.deps);
  const [second] = await told(member);
  expect(second?.body).toMatch(/^“Fifth”, “Fourth”, “Third” and 1 more\. /);
  expect(await told(stranger)).toEqual([]);

  await app.mail.flush();
  expect(smtp.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['sofia@test.example', 'New on Perovskite Solar Cells'],
    ['sofia@test.example', 'New on Perovskite Solar Cells'],
  ]);
  expect(smtp.received[0]?.text).toContain(`${app.url}/network/technologies/perovskite?tab=rss-feeds`);

  await member.call(endTechnologyUpdates, perovskite);
  await aNewItem(app, source, 'Sixth');
  app.clock.advance({ days: 2 });
  await tellOfUpdates(app.deps);
  expect(await told(member)).toHaveLength(2);
});

test('old items of a new feed are not news and do not count for the day', async () => {
  await using app = await createTestApp();
  const source = await aFeedSource(app.deps);
  const member = await app.as('member');
  await member.call(getTechnologyUpdates, perovskite);
  const age = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000).toISOString();
  await aFeedItem(app.deps, source, { title: 'Old', published_at: age(14) });
  await tellOfUpdates(app.deps);
  expect(await told(member)).toEqual([]);
  await aFeedItem(app.deps, source, { title: 'Fresh', published_at: age(13) });
  await tellOfUpdates(app.deps);
  expect((await told(member))[0]?.body).toMatch(/^“Fresh”\. /);
});

test('several processes notify each member once', async () => {
  await using app = await createTestApp();
  const source = await aFeedSource(app.deps);
  const members = await Promise.all(Array.from({ length: 8 }, () => app.as('member')));
  for (const member of members) await member.call(getTechnologyUpdates, perovskite);
  await aNewItem(app, source, 'News');
  await Promise.all([1, 2, 3].map(() => tellOfUpdates(app.deps)));
  for (const member of members) expect(await told(member)).toHaveLength(1);
});

test('more than a hundred subscribers are all notified', async () => {
  await using app = await createTestApp();
  const source = await aFeedSource(app.deps);
  const users = await Promise.all(Array.from({ length: 105 }, () => app.aUser()));
  const at = app.clock.now().toISOString();
  const rows = users.map(({ id }) => ({
    user_id: id,
    technology_id: 4,
    created_at: at,
    last_item_id: 0,
    next_mail_at: at,
  }));
  await app.deps.database.write((trx) => trx.insertInto('technology_updates').values(rows).execute());
  await aNewItem(app, source, 'News');
  await tellOfUpdates(app.deps);
  const sent = await app.deps.database.db.selectFrom('notifications').select('user_id').execute();
  expect(new Set(sent.map((row) => row.user_id))).toEqual(new Set(users.map(({ id }) => id)));
  expect(sent).toHaveLength(105);
});
