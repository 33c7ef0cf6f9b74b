import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { redeemOffer } from '#contract/offers.ts';
import {
  createOffer,
  deleteOffer,
  getAdminOffer,
  importCodes,
  listAdminOffers,
  offerBounds,
  setOfferState,
  updateOffer,
} from '#contract/offers-admin.ts';
import { codeBounds } from '#contract/offers-codes.ts';
import { getOverview } from '#contract/overview.ts';
import { createPartner, deletePartner, updatePartner } from '#contract/partners-admin.ts';
import { createTestApp } from '#server/testing/app.ts';
import { anOffer, offerForm } from '#server/testing/offer-factory.ts';

const one = (id: number) => ({ params: { id: String(id) } });
const secret = 'VERY-SECRET-7';

test('an offer goes from draft to its end; each step is logged, and no answer, log line or entry has the code', async () => {
  const lines: string[] = [];
  await using app = await createTestApp({ logTo: { write: (line: string) => void lines.push(line) } });
  const admin = await app.as('admin');
  const answers: unknown[] = [];
  const said = <Answer extends { body: unknown }>(answer: Answer) => {
    answers.push(answer.body);
    return answer;
  };
  const { body: draft } = said(await admin.call(createOffer, { body: offerForm() }));
  expect(draft).toMatchObject({ state: 'draft', standing: null, version: 1, codes: { hasShared: false } });
  const publish = (version: number) => ({ ...one(draft.id), body: { state: 'published' as const, version } });
  expect((await admin.refused(setOfferState, publish(1))).body.message).toBe('Please enter the code first.');
  said(await admin.call(importCodes, { ...one(draft.id), body: { codes: ` ${secret}\n` } }));
  const { body: edited } = said(
    await admin.call(updateOffer, { ...one(draft.id), body: { ...offerForm({ title: 'Two days' }), version: 1 } }),
  );
  expect(edited).toMatchObject({ title: 'Two days', version: 2, codes: { hasShared: true } });
  expect(said(await admin.call(setOfferState, publish(2))).body.standing).toBe('open');
  expect((await (await app.as('professional')).call(redeemOffer, one(draft.id))).body.code).toBe(secret);
  said(await admin.call(setOfferState, { ...one(draft.id), body: { state: 'ended', version: 3 } }));
  expect((await admin.refused(deleteOffer, one(draft.id))).status).toBe(409);
  const { items } = said(await admin.call(listAuditEntries, { query: {} })).body;
  expect(items.map(({ action, target, note }) => [action, target, note])).toEqual([
    ['offer.end', 'Two days', null],
    ['content.publish', 'Two days', null],
    ['content.edit', 'Two days', 'Changed: title'],
    ['offer.codes', 'A day of consulting', 'The code for all members'],
    ['content.create', 'A day of consulting', 'As a draft'],
  ]);
  said(await admin.call(listAdminOffers, { query: {} }));
  expect(JSON.stringify(answers)).not.toContain(secret);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toContain(secret);
});

test('codes are imported line by line; what is refused is named by its line, never by the code', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const id = await anOffer(app, { codeKind: 'own' }, { state: 'draft', codes: 'A-1\r\n\r\n  B-2  \n' });
  const refusal = async (codes: string) => (await admin.refused(importCodes, { ...one(id), body: { codes } })).body;
  expect((await refusal('C-3\nD-4\nC-3')).fields).toEqual({ codes: 'Line 3 repeats line 1.' });
  expect((await refusal('C-3\nB-2')).message).toBe('Line 2 is already among the codes of this offer.');
  const both = await refusal('A-1\nC-3\nB-2');
  expect(both.message).toBe('Lines 1 and 3 are already among the codes of this offer.');
  for (const wrong of [
    `C-3\n${'x'.repeat(codeBounds.length + 1)}`,
    'C-3\nD\u00e9',
    'C-3\nD\t4',
    'C-3\n"D-4"',
    'C-3\nD-4,E-5',
    'C-3\nD-4;',
  ]) {
    expect((await refusal(wrong)).fields?.codes).toMatch(/^Line 2 is not a code/);
  }
  expect((await refusal('\n \n')).fields?.codes).toMatch(/^Please enter the codes/);
  const many = (from: number, count: number) => Array.from({ length: count }, (_, n) => `N-${from + n}`).join('\n');
  expect((await refusal(many(0, codeBounds.atOnce + 1))).fields?.codes).toMatch(/at most 2,000 codes/);
  // Nothing of a refused import is stored.
  expect((await admin.call(getAdminOffer, one(id))).body.codes).toMatchObject({ imported: 2, left: 2 });
  const { body } = await admin.call(importCodes, { ...one(id), body: { codes: many(0, codeBounds.atOnce) } });
  expect([body.added, body.offer.codes.left]).toEqual([2000, 2002]);

  const shared = await anOffer(app, {}, { state: 'draft' });
  const two = await admin.refused(importCodes, { ...one(shared), body: { codes: 'A-1\nB-2' } });
  expect(two.body.fields).toEqual({ codes: 'Please enter one code' });
  const none = await anOffer(app, { codeKind: 'none' }, { state: 'draft' });
  expect((await admin.refused(importCodes, { ...one(none), body: { codes: 'A-1' } })).status).toBe(409);
});

test('an old edition is not saved, and what was redeemed sets bounds to changes', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const id = await anOffer(app, { codeKind: 'own', limit: 3 }, { codes: 'A-1\nB-2\nC-3\nD-4' });
  const edit = (overrides: Parameters<typeof offerForm>[0], version = 2) => ({
    ...one(id),
    body: { ...offerForm({ codeKind: 'own', limit: 3, ...overrides }), version },
  });
  expect((await admin.refused(updateOffer, edit({}, 1))).body.fields).toEqual({ version: staleEdition });
  for (let times = 0; times < 2; times += 1) await (await app.as('professional')).call(redeemOffer, one(id));
  const lower = await admin.refused(updateOffer, edit({ limit: 1 }));
  expect([lower.status, lower.body.fields]).toEqual([
    409,
    { limit: 'It has been redeemed 2 times. The limit cannot be lower.' },
  ]);
  expect((await admin.refused(updateOffer, edit({ codeKind: 'none' }))).body.fields).toHaveProperty('codeKind');
  const past = await admin.refused(updateOffer, edit({ endsOn: '2020-01-01' }));
  expect(past.body.fields?.endsOn).toMatch(/is over/);
  const { body } = await admin.call(updateOffer, edit({ limit: 2 }));
  expect(body).toMatchObject({ redeemed: 2, left: 0, standing: 'used-up', isRunningOut: true });
});

test('an offer that is over does not come back by a later last day while too many are open', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const endsOn = app.clock.now().toISOString().slice(0, 10);
  const id = await anOffer(app, { codeKind: 'none', endsOn });
  app.clock.advance({ days: 1 });
  for (let open = 0; open < offerBounds.open; open += 1) await anOffer(app, { codeKind: 'none' });
  const { version } = (await admin.call(getAdminOffer, one(id))).body;
  const edit = { ...one(id), body: { ...offerForm({ codeKind: 'none', endsOn: '' }), version } };
  const refusal = await admin.refused(updateOffer, edit);
  expect([refusal.status, refusal.body.fields?.endsOn]).toEqual([
    409,
    'There are already 100 open offers. Please end one first.',
  ]);
  // Other changes of it are free, and so is a later day once there is room.
  const stays = { ...one(id), body: { ...offerForm({ codeKind: 'none', endsOn, title: 'It is over' }), version } };
  expect((await admin.call(updateOffer, stays)).body.standing).toBe('over');
});

test('admins are warned when few are left, and see the redemptions of each week', async () => {
  await using app = await createTestApp();
  const id = await anOffer(app, { limit: 11 });
  const view = async () => (await (await app.as('admin')).call(getAdminOffer, one(id))).body;
  const waiting = async () => (await (await app.as('admin')).call(getOverview)).body.waiting.offersRunningOut;
  expect(await view()).toMatchObject({ left: 11, isRunningOut: false });
  expect(await waiting()).toBe(0);
  await (await app.as('professional')).call(redeemOffer, one(id));
  expect(await view()).toMatchObject({ left: 10, isRunningOut: true });
  const own = await anOffer(app, { codeKind: 'own' }, { codes: 'ONLY-1' });
  await anOffer(app, { limit: 5 }, { state: 'ended' });
  expect(await waiting()).toBe(1);
  await (await app.as('professional')).call(redeemOffer, one(own));
  expect(await waiting()).toBe(2);
  app.clock.advance({ days: 14 });
  for (let times = 0; times < 2; times += 1) await (await app.as('professional')).call(redeemOffer, one(id));
  const { weeks } = await view();
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ redeemed }) => redeemed).slice(-3)).toEqual([1, 0, 2]);
  expect(new Set(weeks.map(({ from }) => new Date(from).getUTCDay()))).toEqual(new Set([1]));
});

test('a partner’s offer has the name the partner has now, and keeps it when the partner is deleted', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const fields = { name: 'Brinewell', tagline: 'Storage in salt', isShown: true };
  const { id: partnerId } = (await admin.call(createPartner, { body: fields })).body;
  const id = await anOffer(app, { partnerId, givenBy: '' });
  const name = async () => (await admin.call(listAdminOffers, { query: { search: 'brinewell' } })).body.items;
  expect(await name()).toMatchObject([{ id, givenBy: 'Brinewell' }]);
  await admin.call(updatePartner, { ...one(partnerId), body: { ...fields, name: 'Brinewell & Sons', version: 1 } });
  expect(await name()).toMatchObject([{ givenBy: 'Brinewell & Sons' }]);
  await admin.call(deletePartner, one(partnerId));
  expect(await name()).toMatchObject([{ givenBy: 'Brinewell' }]);
  const gone = await admin.refused(createOffer, { body: offerForm({ partnerId }) });
  expect(gone.body.fields).toHaveProperty('partnerId');
});

test('drafts are deleted with their codes; lists are filtered, searched and paged', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const draft = await anOffer(app, { title: 'Draft of 100%', codeKind: 'own' }, { state: 'draft' });
  const [open, ended] = [await anOffer(app), await anOffer(app, {}, { state: 'ended' })];
  const ids = async (query: Record<string, string>) =>
    (await admin.call(listAdminOffers, { query })).body.items.map(({ id }) => id);
  expect(await ids({})).toEqual([ended, open, draft]);
  expect(await ids({ sort: 'oldest', limit: '2' })).toEqual([draft, open]);
  expect(await ids({ state: 'published' })).toEqual([open]);
  expect(await ids({ search: '100%' })).toEqual([draft]);
  expect(await ids({ search: '100_' })).toEqual([]);
  const abroad = await anOffer(app, { title: 'Ökostrom für Zürich' });
  for (const search of ['Ökostrom', 'ökostrom FÜR', 'ZÜRICH']) expect(await ids({ search })).toEqual([abroad]);
  await admin.call(deleteOffer, one(draft));
  expect(await ids({ state: 'draft' })).toEqual([]);
  expect(await app.deps.database.db.selectFrom('offer_codes').selectAll().execute()).toEqual([]);
});

test.each<[object, string]>([
  [{ title: 'xx' }, 'title'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ givenBy: '' }, 'givenBy'],
  [{ gives: '' }, 'gives'],
  [{ terms: 'x'.repeat(5001) }, 'terms'],
  [{ url: 'http://partner.example' }, 'url'],
  [{ url: 'https://bank.example@evil.example' }, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ startsOn: '2027-02-30' }, 'startsOn'],
  [{ startsOn: '2027-03-02', endsOn: '2027-03-01' }, 'endsOn'],
  [{ limit: 0 }, 'limit'],
  [{ limit: 1.5 }, 'limit'],
  [{ audience: 'everyone' }, 'audience'],
  [{ codeKind: 'two' }, 'codeKind'],
])('%j is refused', async (overrides, field) => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const refusal = await admin.refused(createOffer, { body: { ...offerForm(), ...overrides } });
  expect([refusal.status, Object.keys(refusal.body.fields ?? {})]).toEqual([400, [field]]);
});
