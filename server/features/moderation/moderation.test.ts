import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { getListing, getWithheldListing } from '#contract/listings.ts';
import { closeListing, listOwnListings, renewListing } from '#contract/listings-own.ts';
import {
  caseReasonMax,
  decideCase,
  exportCases,
  listCases,
  reportsShown,
  restoreRecord,
} from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { listNotifications } from '#contract/notifications.ts';
import { suspendUser } from '#contract/users.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const open = { query: { state: 'open' } } as const;

/** A listing that this many members have reported, as it appears in the queue. */
async function reported(app: TestApp, admin: TestClient, members = 1) {
  const owner = await app.aUser({ fullName: 'Ines Okafor', email: 'ines@test.example' });
  const id = await app.aListing(owner, { title: 'A listing that somebody reports' });
  for (let number = 0; number < members; number += 1) {
    const member = await app.signedIn(await app.aUser({ email: `reporter-${number}@test.example` }));
    await member.call(createReport, { body: { kind: 'listing', id, reason: number % 3 === 0 ? 'fraud' : 'spam' } });
  }
  const { body } = await admin.call(listCases, open);
  return { owner, id, caseId: String(body.items[0]?.id), card: body.items[0] };
}

test('the reports of a record form one case with their number, reasons, reporters and text', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { owner, id, card } = await reported(app, admin, reportsShown + 2);
  expect(card).toMatchObject({
    kind: 'listing',
    itemId: id,
    source: 'reports',
    state: 'open',
    title: 'A listing that somebody reports',
    path: `/network/listings/${id}`,
    owner: { id: owner.id, name: 'Ines Okafor', isSuspended: false },
    hold: null,
    reportCount: reportsShown + 2,
    reasons: [
      { reason: 'spam', count: 8 },
      { reason: 'fraud', count: 4 },
    ],
    decision: null,
  });
  expect(card?.excerpt).toMatch(/^Fifty characters/);
  expect(card?.reports).toHaveLength(reportsShown);
  expect(card?.reports[0]?.reporter?.name).toMatch(/^person-/);
  // Reporting it again changes nothing; another record gets a case of its own.
  const member = await app.as('member');
  const other = await app.aListing(owner, { title: 'Another listing of the same member' });
  for (const reason of ['spam', 'abuse'] as const) {
    await member.call(createReport, { body: { kind: 'listing', id: other, reason, details: 'Twice over' } });
  }
  const { body } = await admin.call(listCases, open);
  expect(body.items.map(({ reportCount, reports }) => [reportCount, reports.length])).toEqual([
    [1, 1],
    [reportsShown + 2, reportsShown],
  ]);
  expect(body.items[0]?.reports[0]?.details).toBe('Twice over');
});

test('cases are filtered by state and kind, and paged', async () => {
  await using app = await createTestApp();
  const [admin, member] = [await app.as('admin'), await app.as('member')];
  const owner = await app.aUser();
  const companyId = await aCompany(app.deps, { ownerId: owner.id });
  const ids = [await app.aListing(owner), await app.aListing(owner), await app.aListing(owner)];
  await member.call(createReport, { body: { kind: 'company', id: companyId, reason: 'rights' } });
  await member.call(createReport, { body: { kind: 'member', id: owner.id, reason: 'abuse' } });
  for (const id of ids) await member.call(createReport, { body: { kind: 'listing', id, reason: 'spam' } });
  const kinds = async (query: Parameters<typeof admin.call<typeof listCases>>[1]['query']) =>
    (await admin.call(listCases, { query })).body.items.map(({ kind }) => kind);
  expect(await kinds({})).toEqual(['listing', 'listing', 'listing', 'member', 'company']);
  expect(await kinds({ kind: 'company' })).toEqual(['company']);
  expect(await kinds({ state: 'dismissed' })).toEqual([]);
  const { body: first } = await admin.call(listCases, { query: { kind: 'listing', limit: '2' } });
  expect(first.count).toEqual({ value: 3, isCapped: false });
  expect(first.items.map(({ itemId }) => itemId)).toEqual([ids[2], ids[1]]);
  const cursor = first.nextCursor ?? '';
  const { body: second } = await admin.call(listCases, { query: { kind: 'listing', limit: '2', cursor } });
  expect(second.items.map(({ itemId }) => itemId)).toEqual([ids[0]]);
  expect(second.nextCursor).toBeNull();
  expect((await admin.refused(listCases, { query: { state: 'elsewhere' } })).body.fields).toHaveProperty('state');
});

test('hiding tells the owner why, tells the reporters that it was decided, and is logged in full; so is showing', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url, SITE_CONTACT_EMAIL: 'team@test.example' } });
  const admin = await app.as('admin');
  const { owner, id, caseId } = await reported(app, admin, 2);
  const params = { id: caseId };
  const { body } = await admin.call(decideCase, {
    params,
    body: { action: 'hide', reason: 'Claims that nobody can check' },
  });
  expect(body).toMatchObject({
    state: 'upheld',
    hold: 'hidden',
    decision: { action: 'hide', reason: 'Claims that nobody can check' },
  });
  const reports = await app.deps.database.db.selectFrom('reports').select(['status', 'decided_at']).execute();
  expect(reports).toEqual([1, 2].map(() => ({ status: 'upheld', decided_at: app.clock.now().toISOString() })));
  const mine = await app.signedIn(owner);
  const { body: bell } = await mine.call(listNotifications, { query: {} });
  expect(bell.items).toMatchObject([
    {
      kind: 'moderation',
      title: 'Our team has hidden your listing "A listing that somebody reports"',
      path: `/network/listings/${id}`,
    },
  ]);
  expect(bell.items[0]?.body).toContain('The reason: Claims that nobody can check');
  await app.mail.flush();
  const to = (address: string) => smtp.received.filter((mail) => mail.to?.[0]?.address === address);
  expect(to('ines@test.example').map(({ text }) => text)).toEqual([expect.stringContaining('nobody can check')]);
  expect(to('reporter-1@test.example').map(({ subject }) => subject)).toEqual([
    'Your report of a listing has been decided',
  ]);
  // Reporters learn neither the decision nor the owner.
  expect(to('reporter-1@test.example')[0]?.text).not.toMatch(/hidden|nobody can check|Ines/);

  await admin.call(restoreRecord, { params, body: { reason: 'Sources were added' } });
  expect((await mine.call(getListing, { params: { id: String(id) } })).status).toBe(200);
  const again = await admin.refused(restoreRecord, { params, body: { reason: 'Sources were added' } });
  expect(again.body).toMatchObject({ code: 'conflict', message: expect.stringContaining('is no longer hidden') });
  const { body: log } = await admin.call(listAuditEntries, { query: {} });
  expect(log.items.map(({ action, target, note }) => [action, target, note])).toEqual([
    ['content.restore', 'A listing that somebody reports', 'Sources were added'],
    ['content.hide', 'A listing that somebody reports', 'Claims that nobody can check'],
    ['report.uphold', 'A listing that somebody reports', 'Claims that nobody can check'],
  ]);
});

test('a dismissed report leaves the record unchanged; a new report opens a new case', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { owner, id, caseId } = await reported(app, admin);
  await admin.call(decideCase, { params: { id: caseId }, body: { action: 'dismiss', reason: 'It is as it says' } });
  expect((await app.visitor().call(getListing, { params: { id: String(id) } })).status).toBe(200);
  const { body: bell } = await (await app.signedIn(owner)).call(listNotifications, { query: {} });
  expect(bell.items[0]?.body).toContain('The reason: It is as it says');
  await (await app.as('member')).call(createReport, { body: { kind: 'listing', id, reason: 'other' } });
  const { body } = await admin.call(listCases, { query: {} });
  expect(body.items.map(({ state, reportCount }) => [state, reportCount])).toEqual([
    ['open', 1],
    ['dismissed', 1],
  ]);
});

test('a removed record is gone for its owner, too, who can still see why', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { owner, id, caseId } = await reported(app, admin);
  const params = { id: String(id) };
  await admin.call(decideCase, { params: { id: caseId }, body: { action: 'remove', reason: 'Sells what it has not' } });
  const mine = await app.signedIn(owner);
  expect((await mine.send(getListing, { params })).status).toBe(404);
  expect((await mine.send(getWithheldListing, { params })).status).toBe(404);
  expect((await admin.call(getWithheldListing, { params })).body.hold.state).toBe('removed');
  const { body } = await mine.call(listOwnListings, { query: {} });
  expect(body.items).toMatchObject([{ id, hold: { state: 'removed', reason: 'Sells what it has not' } }]);
  for (const step of [closeListing, renewListing]) {
    expect((await mine.refused(step, { params })).body).toMatchObject({
      message: 'Our team has removed this listing.',
    });
  }
  const refusal = await admin.refused(restoreRecord, { params: { id: caseId }, body: { reason: 'Once more' } });
  expect(refusal.status).toBe(409);
});

test('of two admins who decide at once, the second learns who was first', async () => {
  await using app = await createTestApp();
  const [first, second] = [
    await app.signedIn(await app.aUser({ role: 'admin', fullName: 'Ada Lind' })),
    await app.signedIn(await app.aUser({ role: 'admin', fullName: 'Bo Reyes' })),
  ];
  const { owner, caseId } = await reported(app, first, 3);
  const params = { id: caseId };
  const answers = await Promise.all([
    first.send(decideCase, { params, body: { action: 'hide', reason: 'Claims that nobody can check' } }),
    second.send(decideCase, { params, body: { action: 'dismiss', reason: 'Nothing wrong with it' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refusal = (await answers.find(({ status }) => status === 409)?.json()) as { message: string };
  expect(refusal.message).toMatch(/^(Ada Lind|Bo Reyes) has already decided this case: (upheld|dismissed)\.$/);
  // One decision: one audit entry for each thing done, and one notification of the owner.
  const { body: log } = await first.call(listAuditEntries, { query: {} });
  expect([1, 2]).toContain(log.items.length);
  const { body: bell } = await (await app.signedIn(owner)).call(listNotifications, { query: {} });
  expect(bell.items).toHaveLength(1);
  const restored = await Promise.all(
    [first, second].map((admin) => admin.send(restoreRecord, { params, body: { reason: 'Looked at again' } })),
  );
  // A dismissed case has nothing to restore.
  expect(restored.filter(({ status }) => status === 200).length).toBe(log.items.length === 2 ? 1 : 0);
});

test('a report that arrives while a case is decided joins it or opens the next', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { id, caseId } = await reported(app, admin);
  const members = await Promise.all(Array.from({ length: 4 }, () => app.as('member')));
  await Promise.all([
    ...members.map((member) => member.call(createReport, { body: { kind: 'listing', id, reason: 'spam' } })),
    admin.call(decideCase, { params: { id: caseId }, body: { action: 'dismiss', reason: 'Nothing wrong with it' } }),
  ]);
  const { body } = await admin.call(listCases, { query: {} });
  expect(body.items.reduce((sum, { reportCount }) => sum + reportCount, 0)).toBe(5);
  const { db } = app.deps.database;
  const rows = await db
    .selectFrom('reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'reports.case_id')
    .select(['reports.status', 'moderation_cases.state'])
    .execute();
  expect(rows).toHaveLength(5);
  for (const { status, state } of rows) expect(status).toBe(state);
});

test('a decision needs a reason and an action that its kind supports', async () => {
  await using app = await createTestApp();
  const [admin, member] = [await app.as('admin'), await app.as('member')];
  const { caseId } = await reported(app, admin);
  const params = { id: caseId };
  const refusal = async (body: object) => (await admin.refused(decideCase, { params, body })).body.fields;
  expect(await refusal({ action: 'hide', reason: ' a ' })).toEqual({ reason: 'Please say why: the owner reads it' });
  expect(await refusal({ action: 'hide', reason: 'x'.repeat(caseReasonMax + 1) })).toHaveProperty('reason');
  expect(await refusal({ action: 'ban', reason: 'Because' })).toEqual({ action: 'Please choose what to do' });
  expect(await refusal({ action: 'approve', reason: '' })).toEqual({ action: 'This cannot be done here' });
  expect((await member.refused(decideCase, { params, body: { action: 'hide', reason: 'Because' } })).status).toBe(403);
  expect((await admin.refused(restoreRecord, { params, body: { reason: '' } })).status).toBe(400);
  const missing = { params: { id: '987654' }, body: { action: 'dismiss', reason: 'Because' } };
  expect((await admin.refused(decideCase, missing)).status).toBe(404);
  await admin.call(decideCase, { params, body: { action: 'hide', reason: 'x'.repeat(caseReasonMax) } });

  // A profile cannot be hidden: its account is suspended, and the queue says so.
  const person = await app.aUser();
  await member.call(createReport, { body: { kind: 'member', id: person.id, reason: 'abuse' } });
  const [card] = (await admin.call(listCases, open)).body.items;
  const ofMember = { params: { id: String(card?.id) } };
  for (const action of ['hide', 'remove']) {
    const body = { action, reason: 'Insults everybody' };
    expect((await admin.refused(decideCase, { ...ofMember, body })).status).toBe(400);
  }
  const reason = 'Insults everybody';
  await admin.call(suspendUser, { params: { id: String(person.id) }, body: { reason } });
  const { body } = await admin.call(decideCase, { ...ofMember, body: { action: 'uphold', reason } });
  expect(body).toMatchObject({ state: 'upheld', hold: null, owner: { isSuspended: true } });
});

test('the export of the queue has the filters of the list', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { caseId } = await reported(app, admin);
  const { body } = await admin.call(exportCases, { body: { filters: { state: 'open', kind: 'listing' } } });
  expect(body).toContain('A listing that somebody reports');
  await admin.call(decideCase, {
    params: { id: caseId },
    body: { action: 'dismiss', reason: 'Nothing wrong with it' },
  });
  const { body: none } = await admin.call(exportCases, { body: { filters: { state: 'open' } } });
  expect(none.trim().split('\n')).toHaveLength(1);
});
