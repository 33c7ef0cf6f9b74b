import { expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import type { ReportableKind } from '#contract/items.ts';
import { getListing, getWithheldListing } from '#contract/listings.ts';
import { listOwnListings } from '#contract/listings-own.ts';
import {
  caseReasonMax,
  decideCase,
  exportCases,
  listCases,
  removeRecord,
  restoreRecord,
} from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getTechnology, removeTechnology } from '#contract/technologies.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';

interface Stage {
  app: TestApp;
  owner: CurrentUser;
  admin: TestClient;
  member: TestClient;
}

async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  await using app = await createTestApp();
  const [admin, member] = [await app.as('admin'), await app.as('member')];
  await work({ app, admin, member, owner: await app.aUser() });
}

/** Reports a record and has it hidden; returns the number of the case. */
async function hide({ admin, member }: Stage, kind: ReportableKind, id: number): Promise<string> {
  await member.call(createReport, { body: { kind, id, reason: 'misleading' } });
  const { body } = await admin.call(listCases, { query: { state: 'open' } });
  const caseId = String(body.items[0]?.id);
  await admin.call(decideCase, {
    params: { id: caseId },
    body: { action: 'hide', reason: 'Claims that nobody can check' },
  });
  return caseId;
}

/** The records that the team has hidden, as `kind number`. */
async function hidden({ admin }: Stage, query: { kind?: ReportableKind } = {}): Promise<string[]> {
  const { body } = await admin.call(listCases, { query: { state: 'hidden', ...query } });
  expect(body.count.value).toBe(body.items.length);
  for (const { isHiding, hold } of body.items) expect([isHiding, hold]).toEqual([true, 'hidden']);
  return body.items.map(({ kind, itemId }) => `${kind} ${itemId}`);
}

test('hidden records are listed until they are shown again or removed', () =>
  onStage(async (stage) => {
    const { app, admin, owner } = stage;
    const company = await aCompany(app.deps, { ownerId: owner.id });
    const [first, second] = [await app.aListing(owner), await app.aListing(owner)];
    expect(await hidden(stage)).toEqual([]);
    const cases = [
      await hide(stage, 'listing', first),
      await hide(stage, 'company', company),
      await hide(stage, 'listing', second),
    ];
    expect(await hidden(stage)).toEqual([`listing ${second}`, `company ${company}`, `listing ${first}`]);
    expect(await hidden(stage, { kind: 'company' })).toEqual([`company ${company}`]);
    const { body: file } = await admin.call(exportCases, { body: { filters: { state: 'hidden', kind: 'listing' } } });
    expect(file.trim().split('\n')).toHaveLength(3);
    const { body: page } = await admin.call(listCases, { query: { state: 'hidden', limit: '2' } });
    const cursor = page.nextCursor ?? '';
    const { body: next } = await admin.call(listCases, { query: { state: 'hidden', limit: '2', cursor } });
    expect(next.items.map(({ itemId }) => itemId)).toEqual([first]);

    const [ofFirst, ofCompany, ofSecond] = cases.map((id) => ({ params: { id } }));
    if (!ofFirst || !ofCompany || !ofSecond) throw new Error('Three cases are needed');
    const shown = await admin.call(restoreRecord, { ...ofFirst, body: { reason: 'Sources were added' } });
    expect(shown.body).toMatchObject({
      state: 'upheld',
      hold: null,
      isHiding: false,
      decision: { action: 'restore', reason: 'Sources were added' },
    });
    await admin.call(removeRecord, { ...ofSecond, body: { reason: 'Nothing was changed' } });
    expect(await hidden(stage)).toEqual([`company ${company}`]);
    // A record that is hidden twice is listed once, under the second case.
    const again = await hide(stage, 'listing', first);
    expect(await hidden(stage, { kind: 'listing' })).toEqual([`listing ${first}`]);
    const refused = await admin.refused(restoreRecord, { ...ofFirst, body: { reason: 'Sources were added' } });
    expect(refused.status).toBe(409);
    await admin.call(restoreRecord, { params: { id: again }, body: { reason: 'Sources were added' } });
    expect(await hidden(stage, { kind: 'listing' })).toEqual([]);
  }));

test('a hidden record is removed for good: its owner is told why, it is logged, and it cannot be undone', () =>
  onStage(async (stage) => {
    const { app, admin, member, owner } = stage;
    const id = await app.aListing(owner, { title: 'A listing that is hidden first' });
    const params = { id: await hide(stage, 'listing', id) };
    const { body } = await admin.call(removeRecord, { params, body: { reason: 'Nothing was changed in a month' } });
    expect(body).toMatchObject({
      state: 'upheld',
      hold: 'removed',
      isHiding: false,
      decision: { action: 'remove', reason: 'Nothing was changed in a month' },
    });
    const mine = await app.signedIn(owner);
    const { body: bell } = await mine.call(listNotifications, { query: {} });
    expect(bell.items.map(({ title, path }) => [title, path])).toEqual([
      ['Our team has removed your listing "A listing that is hidden first"', '/network/listings/mine'],
      ['Our team has hidden your listing "A listing that is hidden first"', `/network/listings/${id}`],
    ]);
    expect(bell.items[0]?.body).toContain('The reason: Nothing was changed in a month');
    // Reporters were notified once, when it was decided.
    const { body: news } = await member.call(listNotifications, { query: {} });
    expect(news.items.map(({ title }) => title)).toEqual(['Your report of a listing has been decided']);
    const ofListing = { params: { id: String(id) } };
    expect((await mine.send(getListing, ofListing)).status).toBe(404);
    expect((await mine.send(getWithheldListing, ofListing)).status).toBe(404);
    expect((await mine.call(listOwnListings, { query: {} })).body.items).toMatchObject([
      { id, hold: { state: 'removed', reason: 'Nothing was changed in a month' } },
    ]);
    const { body: log } = await admin.call(listAuditEntries, { query: { action: 'content.remove' } });
    expect(log.items).toMatchObject([
      { target: 'A listing that is hidden first', note: 'Nothing was changed in a month' },
    ]);
    for (const step of [removeRecord, restoreRecord]) {
      const { status, body: refusal } = await admin.refused(step, { params, body: { reason: 'Once more' } });
      expect([status, refusal.message]).toEqual([409, 'This record is no longer hidden: it has been removed.']);
    }
  }));

test('only hidden records of kinds that can be removed are removed, with a reason, by an admin', () =>
  onStage(async (stage) => {
    const { app, admin, member, owner } = stage;
    const params = { id: await hide(stage, 'listing', await app.aListing(owner)) };
    const refusal = async (reason: string) => (await admin.refused(removeRecord, { params, body: { reason } })).body;
    expect((await refusal(' a ')).fields).toEqual({ reason: 'Please say why: the owner reads it' });
    expect((await refusal('x'.repeat(caseReasonMax + 1))).fields).toHaveProperty('reason');
    const body = { reason: 'Because' };
    expect((await member.refused(removeRecord, { params, body })).status).toBe(403);
    expect((await app.visitor().refused(removeRecord, { params, body })).status).toBe(401);
    expect((await admin.refused(removeRecord, { params: { id: '987654' }, body })).status).toBe(404);

    // Open cases and shown records are not listed.
    await member.call(createReport, { body: { kind: 'listing', id: await app.aListing(owner), reason: 'spam' } });
    const { body: queue } = await admin.call(listCases, { query: { state: 'open' } });
    const undecided = { params: { id: String(queue.items[0]?.id) } };
    expect((await admin.refused(removeRecord, { ...undecided, body })).status).toBe(409);
    await admin.call(decideCase, { ...undecided, body: { action: 'dismiss', ...body } });
    expect((await admin.refused(removeRecord, { ...undecided, body })).status).toBe(409);
    await admin.call(removeRecord, { params, body: { reason: 'x'.repeat(caseReasonMax) } });
  }));

test('an article from a feed can be shown again, not removed', () =>
  onStage(async (stage) => {
    const { app, admin } = stage;
    const source = await aFeedSource(app.deps);
    const id = await aFeedItem(app.deps, source);
    const params = { id: await hide(stage, 'feed-item', id) };
    expect((await admin.refused(removeRecord, { params, body: { reason: 'Because' } })).status).toBe(400);
    await admin.call(restoreRecord, { params, body: { reason: 'It was corrected' } });
    expect(await hidden(stage)).toEqual([]);
  }));

test('a technology hidden with its company returns to its own list, and leaves it when it is deleted', () =>
  onStage(async (stage) => {
    const { app, admin, owner } = stage;
    const company = await aCompany(app.deps, { ownerId: owner.id });
    const technology = await aTechnology(app.deps, { companyId: company });
    const ofTechnology = await hide(stage, 'technology', technology);
    const ofCompany = await hide(stage, 'company', company);
    expect(await hidden(stage)).toEqual([`company ${company}`, `technology ${technology}`]);
    await admin.call(restoreRecord, { params: { id: ofCompany }, body: { reason: 'Sources were added' } });
    // The technology had been hidden for a separate reason.
    const params = { id: String(technology) };
    expect((await app.visitor().send(getTechnology, { params })).status).toBe(404);
    expect(await hidden(stage)).toEqual([`technology ${technology}`]);
    await (await app.signedIn(owner)).call(removeTechnology, {
      params: { id: String(company), technologyId: params.id },
    });
    expect(await hidden(stage)).toEqual([]);
    const body = { reason: 'Nothing was changed' };
    const refusal = await admin.refused(removeRecord, { params: { id: ofTechnology }, body });
    expect(refusal.body.message).toBe('This record no longer exists: its owner has deleted it.');
  }));

test('of two admins of whom one shows and one removes it, one is too late', () =>
  onStage(async (stage) => {
    const { app, admin, owner } = stage;
    const second = await app.as('admin');
    const id = await app.aListing(owner);
    const params = { id: await hide(stage, 'listing', id) };
    const answers = await Promise.all([
      admin.send(removeRecord, { params, body: { reason: 'Nothing was changed' } }),
      second.send(restoreRecord, { params, body: { reason: 'Sources were added' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isRemoved = answers[0]?.status === 200;
    const page = await app.visitor().send(getListing, { params: { id: String(id) } });
    expect(page.status).toBe(isRemoved ? 404 : 200);
    // One notification besides the one about hiding, and one audit entry besides those of the decision.
    const { body: bell } = await (await app.signedIn(owner)).call(listNotifications, { query: {} });
    expect(bell.items).toHaveLength(2);
    const { body: log } = await admin.call(listAuditEntries, { query: {} });
    expect(log.items.map(({ action }) => action)).toEqual([
      isRemoved ? 'content.remove' : 'content.restore',
      'content.hide',
      'report.uphold',
    ]);
  }));
