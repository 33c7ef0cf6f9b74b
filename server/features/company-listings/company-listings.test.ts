import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { getCompany, listCompanies } from '#contract/companies.ts';
import {
  companyListingBounds,
  getListingCompany,
  linkListing,
  listCompanyListings,
  unlinkListing,
} from '#contract/company-listings.ts';
import { agreeOnPerson, removePerson } from '#contract/company-people.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { hiringJob } from './hiring.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function somebody() {
  const user = await app.aUser();
  return { user, client: await app.signedIn(user) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A company with its owner, and a member who works there with a listing. */
async function aMarket() {
  const [owner, member] = [await somebody(), await somebody()];
  const id = await aCompany(app.deps, { ownerId: owner.user.id, name: 'Brinewell' });
  const place = { params: { id: String(id), memberId: String(member.user.id) } };
  await owner.client.call(agreeOnPerson, { ...place, body: { role: 'Engineer' } });
  await member.client.call(agreeOnPerson, { ...place, body: { role: null } });
  const aListing = (user: CurrentUser, title: string) => app.aListing(user, { title });
  const at = (listing: number) => ({ params: { id: String(id), listingId: String(listing) } });
  const link = (by: Somebody, listing: number) => by.client.call(linkListing, at(listing));
  const titles = async () =>
    (await app.visitor().call(listCompanyListings, { params: { id: String(id) } })).body.items.map(
      ({ title }) => title,
    );
  const companyOf = async (listing: number, client = app.visitor()) =>
    (await client.call(getListingCompany, { params: { id: String(listing) } })).body;
  return { owner, member, id, place, aListing, at, link, titles, companyOf };
}

test('who works for a company names it at their listings; both pages show it', async () => {
  const { member, id, aListing, at, link, titles, companyOf } = await aMarket();
  const first = await aListing(member.user, 'Brine tanks for a pilot');
  const second = await aListing(member.user, 'Engineer for brine tanks');
  for (const listing of [first, second, second]) await link(member, listing);
  expect(await titles()).toEqual(['Engineer for brine tanks', 'Brine tanks for a pilot']);
  const company = { id, name: 'Brinewell', path: `/network/companies/${id}` };
  expect(await companyOf(first)).toEqual({ company, choices: [] });
  expect(await companyOf(first, member.client)).toEqual({ company, choices: [company] });
  await member.client.call(unlinkListing, at(first));
  await member.client.call(unlinkListing, at(first));
  expect(await titles()).toEqual(['Engineer for brine tanks']);
});

test('only listed ones are shown', async () => {
  const { member, aListing, link, titles } = await aMarket();
  const listing = await aListing(member.user, 'Brine tanks for a pilot');
  await link(member, listing);
  const { db } = app.deps.database;
  for (const change of [
    { status: 'closed', closed_by: 'owner' },
    { status: 'published', closed_by: null, hold: 'hidden' },
  ] as const) {
    await db.updateTable('listings').set(change).where('id', '=', listing).execute();
    expect(await titles()).toEqual([]);
  }
  await db.updateTable('listings').set({ hold: null }).where('id', '=', listing).execute();
  expect(await titles()).toHaveLength(1);
  app.clock.advance({ days: 400 });
  expect(await titles()).toEqual([]);
  app.clock.advance({ days: -400 });
});

test('a company is hiring while it has a listed job of somebody who works there', async () => {
  const { owner, member, id, place, aListing, at, link } = await aMarket();
  const isHiring = async () => (await app.visitor().call(getCompany, { params: { id: String(id) } })).body.isHiring;
  const isFound = async () => {
    const { body } = await app.visitor().call(listCompanies, { query: { search: 'Brinewell', hiring: 'true' } });
    return body.items.some((found) => found.id === id);
  };
  const both = async () => [await isHiring(), await isFound()];
  await link(member, await aListing(member.user, 'Brine tanks for a pilot'));
  expect(await both()).toEqual([false, false]);
  const job = await app.aListing(member.user, { type: 'job', title: 'Engineer for brine tanks' });
  await link(member, job);
  expect(await both()).toEqual([true, true]);
  await member.client.call(unlinkListing, at(job));
  expect(await both()).toEqual([false, false]);
  await link(member, job);

  // Those who come later are counted, at the latest by the job.
  const second = await app.aListing(member.user, { type: 'job', title: 'Diver for brine tanks' });
  await link(member, second);
  const openJobs = async () => (await app.visitor().call(getCompany, { params: { id: String(id) } })).body.openJobs;
  expect(await openJobs()).toBe(2);
  await app.deps.database.db.updateTable('listings').set({ status: 'expired' }).where('id', '=', second).execute();
  await runAlone(app.deps, hiringJob);
  expect(await openJobs()).toBe(1);

  // What happens to the listing or its author elsewhere is found by the job.
  const { db } = app.deps.database;
  await db.updateTable('listings').set({ status: 'expired' }).where('id', '=', job).execute();
  await runAlone(app.deps, hiringJob);
  expect(await both()).toEqual([false, false]);
  await db.updateTable('listings').set({ status: 'published' }).where('id', '=', job).execute();
  await runAlone(app.deps, hiringJob);
  expect(await both()).toEqual([true, true]);
  await owner.client.call(removePerson, place);
  await runAlone(app.deps, hiringJob);
  expect(await both()).toEqual([false, false]);
});

test('nobody names a company of others, or the company at a listing of others', async () => {
  const { owner, member, aListing, at } = await aMarket();
  const stranger = await somebody();
  const [own, theirs] = [await aListing(stranger.user, 'Of a stranger'), await aListing(member.user, 'Of a member')];
  expect((await stranger.client.refused(linkListing, at(own))).status).toBe(403);
  for (const by of [stranger, owner]) expect((await by.client.refused(linkListing, at(theirs))).status).toBe(403);
  expect((await stranger.client.refused(unlinkListing, at(theirs))).status).toBe(403);
});

test('the owner of the company takes it off; the end of the work does so, too', async () => {
  const { owner, member, place, aListing, at, link, titles, companyOf } = await aMarket();
  const listing = await aListing(member.user, 'Brine tanks for a pilot');
  await link(member, listing);
  await owner.client.call(unlinkListing, at(listing));
  expect(await titles()).toEqual([]);
  await link(member, listing);
  await owner.client.call(removePerson, place);
  expect(await titles()).toEqual([]);
  expect(await companyOf(listing)).toEqual({ company: null, choices: [] });
  expect((await member.client.refused(linkListing, at(listing))).status).toBe(403);
});

test('a company has so many listings; those of who has left make room', async () => {
  const { owner, member, id, place, aListing, at, link, titles } = await aMarket();
  const { db } = app.deps.database;
  for (let made = 0; made < companyListingBounds.perCompany; made += 1) await aListing(member.user, 'Brine tanks');
  await db.updateTable('listings').set({ company_id: id }).where('owner_id', '=', member.user.id).execute();
  const one = await aListing(owner.user, 'One more listing of brine');
  expect((await owner.client.refused(linkListing, at(one))).status).toBe(409);
  await owner.client.call(removePerson, place);
  await link(owner, one);
  expect(await titles()).toEqual(['One more listing of brine']);
});

test('who owns many companies names each of them', async () => {
  const { owner, aListing } = await aMarket();
  const ids = await Promise.all(
    Array.from({ length: 201 }, (_, place) =>
      aCompany(app.deps, { ownerId: owner.user.id, name: `Fund ${String(place).padStart(3, '0')}` }),
    ),
  );
  const listing = await aListing(owner.user, 'A listing of the last fund');
  const params = { id: String(ids.at(-1)), listingId: String(listing) };
  expect((await owner.client.call(linkListing, { params })).body).toEqual({ isLinked: true });
});

test('an admin takes a listing off a company, which is in the audit log; what its sides do is not', async () => {
  const { owner, member, id, aListing, at, link, titles } = await aMarket();
  const admin = await app.signedIn(await app.aUser({ role: 'admin' }));
  const listing = await aListing(member.user, 'Brine tanks for a pilot');
  for (const by of [owner, member]) {
    await link(member, listing);
    await by.client.call(unlinkListing, at(listing));
  }
  await link(member, listing);
  expect((await admin.refused(linkListing, at(listing))).status).toBe(403);
  await admin.call(unlinkListing, at(listing));
  await admin.call(unlinkListing, at(listing));
  expect(await titles()).toEqual([]);
  const { items } = (await admin.call(listAuditEntries, { query: { action: 'content.edit' } })).body;
  expect(items.filter(({ targetId }) => targetId === id).map(({ target, note }) => [target, note])).toEqual([
    ['Brinewell', 'Took the listing “Brine tanks for a pilot” off'],
  ]);
});
