import { expect, test } from 'vitest';

import { createArticle } from '#contract/articles-admin.ts';
import { getCompany, listCompanies } from '#contract/companies.ts';
import { staleEdition } from '#contract/content.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import {
  createFocusArea,
  deleteFocusArea,
  listFocusAreaEditions,
  orderFocusAreas,
  updateFocusArea,
} from '#contract/focus-areas-admin.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { createDraft, getListingForm } from '#contract/listings-own.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { searchEverything } from '#contract/search.ts';
import { getTechnology, listTechnologies } from '#contract/technologies.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { articleForm } from '#server/testing/content-factory.ts';
import { listingForm, profileForm } from '#server/testing/factories.ts';

const solar = {
  slug: 'solar-heat',
  title: 'Solar Heat',
  description: 'Heat of the sun for houses, works and fields.',
  icon: 'focus-solar',
} as const;
const one = (id: number) => ({ params: { id: String(id) } });

test('an area is added, changed, reordered and deleted, for everyone at once', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const titles = async () => (await app.visitor().call(listFocusAreas)).body.map(({ title }) => title);
  const { body } = await admin.call(createFocusArea, { body: solar });
  expect(body).toEqual({ ...solar, id: 7, version: 1, isBuiltIn: false });
  expect((await titles()).at(-1)).toBe('Solar Heat');
  const { slug: _slug, ...fields } = solar;
  await admin.call(updateFocusArea, { ...one(7), body: { ...fields, title: 'Heat of the Sun', version: 1 } });
  const stale = await admin.refused(updateFocusArea, { ...one(7), body: { ...fields, version: 1 } });
  expect([stale.status, stale.body.message]).toEqual([409, staleEdition]);
  await admin.call(orderFocusAreas, { body: { ids: [7, 1, 2, 3, 4, 5, 6] } });
  expect((await titles()).slice(0, 2)).toEqual(['Heat of the Sun', 'Renewable Energy']);
  for (const ids of [[], [1], [7, 1, 2, 3, 4, 5, 5], [8, 1, 2, 3, 4, 5, 6]]) {
    expect((await admin.refused(orderFocusAreas, { body: { ids } })).status).toBe(409);
  }
  await admin.call(deleteFocusArea, one(7));
  expect(await titles()).toHaveLength(6);
  expect((await admin.refused(deleteFocusArea, one(7))).status).toBe(404);
  const [first] = (await admin.call(listFocusAreaEditions)).body;
  const builtIn = await admin.refused(deleteFocusArea, one(first?.id ?? 0));
  expect(builtIn.body.message).toContain('one of the six');
});

test('titles and addresses are unique', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const title = await admin.refused(createFocusArea, { body: { ...solar, title: 'Energy Storage' } });
  expect([title.status, title.body.fields]).toEqual([409, { title: 'A focus area with this title already exists' }]);
  const slug = await admin.refused(createFocusArea, { body: { ...solar, slug: 'energy-storage' } });
  expect(slug.body.fields).toEqual({ slug: 'A focus area with this address already exists' });
  const icon = await admin.refused(createFocusArea, { body: { ...solar, icon: 'focus-nothing' } });
  expect(icon.body.fields).toEqual({ icon: 'Please choose an icon' });
});

test('a new title is shown everywhere, including drafts, and filters keep the address', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const user = await app.aUser();
  const member = await app.signedIn(user);
  await member.call(createListing, { body: listingForm({ focusArea: 'Energy Storage' }) });
  const draft = await member.call(createDraft, { body: { type: 'job', focusArea: 'Energy Storage' } });
  const areas = (await admin.call(listFocusAreaEditions)).body;
  const storage = areas.find(({ slug }) => slug === 'energy-storage');
  if (!storage) throw new Error('there is such an area');
  const body = {
    title: 'Stores of "Energy"',
    description: storage.description,
    icon: 'focus-energy-storage',
    version: 1,
  } as const;
  await admin.call(updateFocusArea, { ...one(storage.id), body });
  const form = await member.call(getListingForm, { params: { id: String(draft.body.id) } });
  expect(form.body.values.focusArea).toBe('Stores of "Energy"');
  const listed = (await app.visitor().call(listListings, { query: { focusArea: 'energy-storage' } })).body.items;
  expect(listed.map(({ focusArea }) => focusArea)).toEqual(['Stores of "Energy"']);
  // The old title no longer exists.
  const old = listingForm({ focusArea: 'Energy Storage', title: 'Another listing of theirs' });
  expect((await member.refused(createListing, { body: old })).body.fields).toHaveProperty('focusArea');
});

test('companies and technologies of an area show its new title, which is then taken', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const companyId = await aCompany(app.deps, { name: 'Brinewell', focusArea: 'energy-storage' });
  const technologyId = await aTechnology(app.deps, { companyId, name: 'Brine pump', focusArea: 'energy-storage' });
  await aCompany(app.deps, { name: 'Gullwing', focusArea: 'hydrogen' });
  const visitor = app.visitor();
  const said = async () => ({
    cards: (await visitor.call(listCompanies, { query: {} })).body.items.map(({ focusArea }) => focusArea.title),
    company: (await visitor.call(getCompany, one(companyId))).body.focusArea,
    technology: (await visitor.call(getTechnology, one(technologyId))).body.focusArea,
    found: (await visitor.call(listTechnologies, { query: { focusArea: 'energy-storage' } })).body.items.map(
      ({ focusArea }) => focusArea.title,
    ),
    palette: (await visitor.call(searchEverything, { query: { q: 'brine' } })).body.groups.flatMap(({ hits }) =>
      hits.map(({ detail }) => detail),
    ),
  });
  const as = (title: string) => ({
    cards: [title, 'Hydrogen'],
    company: { id: 'energy-storage', title },
    technology: { id: 'energy-storage', title },
    found: [title],
    palette: [`${title}, Brinewell`, `${title}, Lisbon, Portugal`],
  });
  expect(await said()).toEqual(as('Energy Storage'));
  const { slug: _slug, ...fields } = solar;
  const rename = (id: number, title: string, version: number) =>
    admin.send(updateFocusArea, { params: { id }, body: { ...fields, title, version } });
  expect((await rename(2, 'Stores of Energy', 1)).status).toBe(200);
  expect(await said()).toEqual(as('Stores of Energy'));
  const twin = await rename(2, 'hydrogen', 2);
  expect([twin.status, await twin.json()]).toMatchObject([409, { fields: { title: expect.any(String) } }]);
  // An area that is added to the network later is matched, too, with its own title; another slug is not matched.
  await admin.call(createFocusArea, { body: { ...solar, slug: 'green-gas', title: 'Hydrogen' } });
  expect((await said()).cards).toEqual(['Stores of Energy', 'Hydrogen']);
  await admin.call(createFocusArea, { body: { ...solar, slug: 'hydrogen', title: 'Hydrogen and Ammonia' } });
  expect((await said()).cards).toEqual(['Stores of Energy', 'Hydrogen and Ammonia']);
});

test('an area with records cannot be deleted, and the answer counts them', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { id } = (await admin.call(createFocusArea, { body: solar })).body;
  await admin.call(createArticle, { body: articleForm({ focusAreaId: id }) });
  const member = await app.signedIn(await app.aUser());
  await member.call(createListing, { body: listingForm({ focusArea: solar.title }) });
  await member.call(createListing, { body: listingForm({ focusArea: solar.title, title: 'A second one of these' }) });
  await member.call(updateProfile, { body: profileForm({ focusAreas: [solar.slug] }) });
  const { status, body } = await admin.refused(deleteFocusArea, one(id));
  expect([status, body.message]).toEqual([
    409,
    'It cannot be deleted: 1 article, 2 listings and 1 member belong to it.',
  ]);
});
