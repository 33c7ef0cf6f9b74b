import { expect, test } from 'vitest';
import { listAuditEntries } from '#contract/audit.ts';
import {
  acceptIntroduction,
  adminListIntroductions,
  createIntroduction,
  declineIntroduction,
  exportIntroductions,
  extendIntroduction,
  getIntroduction,
  introduceParties,
} from '#contract/introductions.ts';
import { day } from '#contract/kit/durations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aTechnology } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { introductionForm } from '#server/testing/introduction-factory.ts';

/** A request of a professional to meet a member, with all clients. */
async function asked(app: TestApp, fullName = 'Ines Okafor') {
  const sender = await app.aUser({ membershipTier: 'professional' });
  const target = await aMember(app.deps, { fullName });
  const [theirs, mine] = [await app.signedIn(target), await app.signedIn(sender)];
  const body = introductionForm(target, { quotedCents: 2999 });
  const { body: created } = await mine.call(createIntroduction, { body });
  return { sender, target, theirs, mine, params: { id: String(created.id) } };
}

test('each request is listed with both parties and its history, filtered by state and member', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const one = await asked(app, 'Ines Okafor');
  const other = await asked(app, 'Jonas Weber');
  await other.theirs.call(declineIntroduction, { params: other.params, body: { reason: 'No time this year' } });
  const ids = async (query: Parameters<typeof admin.call<typeof adminListIntroductions>>[1]['query']) =>
    (await admin.call(adminListIntroductions, { query })).body.items.map(({ id }) => String(id));
  expect(await ids({})).toEqual([other.params.id, one.params.id]);
  expect(await ids({ status: 'requested' })).toEqual([one.params.id]);
  // From either side: by user name, address or name.
  expect(await ids({ search: 'okafor' })).toEqual([one.params.id]);
  expect(await ids({ search: one.sender.username.slice(0, -1) })).toContain(one.params.id);
  expect(await ids({ search: other.sender.email })).toEqual([other.params.id]);
  expect(await ids({ search: other.target.username, status: 'requested' })).toEqual([]);
  expect(await ids({ search: 'nobody is called so' })).toEqual([]);
  expect(await ids({ limit: '1' })).toEqual([other.params.id]);
  const { body } = await admin.call(adminListIntroductions, { query: { status: 'declined' } });
  expect(body.items).toMatchObject([
    {
      side: 'team',
      from: { memberId: other.sender.id },
      recipient: { id: other.target.id, name: 'Jonas Weber' },
      declineReason: 'No time this year',
      charge: { isWaived: true },
      trail: [{ to: 'requested' }, { to: 'declined', note: 'No time this year' }],
    },
  ]);
  expect((await one.mine.refused(adminListIntroductions, { query: {} })).status).toBe(403);
  const { body: file } = await admin.call(exportIntroductions, { body: { filters: { search: 'okafor' } } });
  expect(file).toContain('Ines Okafor');
  expect(file).not.toContain('Jonas Weber');
});

test('the team can extend a request by 30 days, more than once; both sides are notified', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { target, theirs, mine, params } = await asked(app);
  const before = (await mine.call(getIntroduction, { params })).body.expiresAt;
  const { body } = await admin.call(extendIntroduction, { params });
  expect(Date.parse(body.expiresAt ?? '') - Date.parse(before ?? '')).toBe(30 * day);
  expect(body).toMatchObject({ status: 'requested', trail: [{}, { from: 'requested', to: 'requested', by: 'team' }] });
  for (const [client, words] of [
    [mine, 'there is more time for an answer'],
    [theirs, 'would still like to be introduced'],
  ] as const) {
    const { body: bell } = await client.call(listNotifications, { query: {} });
    expect(bell.items[0]?.title).toContain(words);
  }
  // After its first end it still waits for an answer.
  app.clock.advance({ days: 31 });
  await (await app.signedIn(target)).call(acceptIntroduction, { params });
  const later = await app.as('admin');
  expect((await later.refused(extendIntroduction, { params })).body.code).toBe('conflict');
  const { body: log } = await later.call(listAuditEntries, { query: { action: 'introduction.extend' } });
  expect(log.items).toMatchObject([{ target: 'Rosa Test to Ines Okafor', note: expect.stringMatching(/^Until 20/) }]);
});

test('an expired request cannot be extended, to the millisecond', async () => {
  await using app = await createTestApp();
  const { params } = await asked(app);
  const last = await asked(app, 'Jonas Weber');
  app.clock.advance({ milliseconds: 30 * day - 1 });
  const admin = await app.as('admin');
  await admin.call(extendIntroduction, { params });
  app.clock.advance({ milliseconds: 1 });
  const refusal = await admin.refused(extendIntroduction, { params: last.params });
  expect(refusal.body.message).toBe('This is not possible: the request is expired.');
  expect((await (await app.as('professional')).refused(extendIntroduction, { params: last.params })).status).toBe(403);
});

test('actions by the team are in the audit log; those of the two members are not', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const one = await asked(app, 'Ines Okafor');
  await one.theirs.call(acceptIntroduction, { params: one.params });
  await admin.call(introduceParties, { params: one.params, body: { note: 'By video call' } });
  const two = await asked(app, 'Jonas Weber');
  await admin.call(declineIntroduction, { params: two.params, body: { reason: 'Not a fit for this network' } });
  const three = await asked(app, 'Mira Sol');
  await three.theirs.call(declineIntroduction, { params: three.params, body: { reason: 'No time this year' } });
  // Its owner has no account, so the team asks and records the answer.
  const technology = await aTechnology(app.deps, { name: 'Sample process' });
  const { body: created } = await three.mine.call(createIntroduction, {
    body: introductionForm({ id: technology }, { targetKind: 'technology', quotedCents: 2999 }),
  });
  await admin.call(acceptIntroduction, { params: { id: String(created.id) } });
  const { body: log } = await admin.call(listAuditEntries, { query: {} });
  expect(log.items.map(({ action, target, note }) => [action, target, note])).toEqual([
    ['introduction.accept', 'Rosa Test to Sample process', null],
    ['introduction.decline', 'Rosa Test to Jonas Weber', 'Not a fit for this network'],
    ['introduction.introduce', 'Rosa Test to Ines Okafor', 'By video call'],
  ]);
});
