import { expect, test } from 'vitest';
import { z } from 'zod';

import { getCompany, listCompanies } from '#contract/companies.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { getTechnology, listTechnologies } from '#contract/technologies.ts';
import { createTestApp } from '#server/testing/app.ts';
import { knownMembers } from '../members/known-members.ts';
import { sampleMembers } from '../members/sample-members.ts';
import { seed } from '../seed.ts';
import { sampleTechnologies } from '../technologies/sample-technologies.ts';
import { sampleCompanies } from './sample-companies.ts';

test('there are at least 24 companies with different names and stories, two or more for each focus area', () => {
  expect(sampleCompanies.length).toBeGreaterThanOrEqual(24);
  for (const key of ['name', 'description', 'longDescription', 'location'] as const) {
    const values = sampleCompanies.map((company) => company[key]);
    if (key !== 'location') expect(new Set(values).size, key).toBe(values.length);
  }
  for (const { id } of sectors) {
    expect(sampleCompanies.filter(({ focusArea }) => focusArea === id).length, id).toBeGreaterThanOrEqual(2);
  }
});

test('technologies keep their reserved ids, and name their sources', () => {
  expect(sampleTechnologies.find(({ id }) => id === 1)?.name).toBe('Perovskite Solar Cells');
  expect(sampleTechnologies.find(({ id }) => id === 3)?.name).toBe('Direct Air Carbon Capture');
  for (const { name, sources, publications } of sampleTechnologies) {
    expect(sources.length, name).toBeGreaterThan(0);
    for (const { doi } of publications) expect(doi, name).toMatch(/^10\.\d{4,5}\/\S+$/);
  }
});

test('N14: the developers of technologies that pages link to can be written to', async () => {
  await using app = await createTestApp();
  await seed(app.deps);
  for (const id of ['1', '3', '6']) {
    const { body } = await app.visitor().call(getTechnology, { params: { id } });
    expect(body.hasDeveloper, body.name).toBe(true);
  }
  const owners = sampleCompanies.filter(({ owner }) => owner !== undefined);
  const owned = await app.deps.database.db
    .selectFrom('companies')
    .where('owner_id', 'is not', null)
    .select('id')
    .execute();
  expect(owned, 'each owner is a sample member').toHaveLength(owners.length);
});

test('N21: no sample member began at a sample company before it was founded', () => {
  const jobs = [...knownMembers, ...sampleMembers].flatMap(({ profile }) => profile.experience ?? []);
  const known = jobs.flatMap(({ companyName, startDate }) => {
    const company = sampleCompanies.find(({ name }) => companyName === `${name} (sample)`);
    return company ? [{ companyName, startDate, foundedYear: company.foundedYear }] : [];
  });
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter(({ startDate, foundedYear }) => Number(startDate.slice(0, 4)) < foundedYear)).toEqual([]);
});

const websiteIn = z.object({ companyWebsite: z.string().optional() });

test('N21: a sample company has the same website in all records', async () => {
  await using app = await createTestApp();
  await seed(app.deps);
  const { db } = app.deps.database;
  const companies = await db.selectFrom('companies').select(['name', 'website_url']).execute();
  const posts = await db
    .selectFrom('listings')
    .where('type', '=', 'company')
    .select(['company_name as name', 'details'])
    .execute();
  const listings = posts.map(({ name, details }) => ({
    name,
    website: websiteIn.parse(JSON.parse(details)).companyWebsite,
  }));
  const members = await db
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'user_id')
    .where('website', 'is not', null)
    .select(['organization as name', 'website'])
    .execute();
  const named = [...listings, ...members].flatMap(({ name, website = null }) => {
    const company = companies.find((one) => one.name === name?.replace(' (sample)', ''));
    return company && website ? [{ name: company.name, website, own: company.website_url }] : [];
  });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ website, own }) => website !== own)).toEqual([]);
});

test('all of them exist once after seeding, and each page opens', async () => {
  await using app = await createTestApp();
  await seed(app.deps);
  await seed(app.deps);
  const visitor = app.visitor();
  const { body: companies } = await visitor.call(listCompanies, { query: { limit: '50' } });
  expect(companies.count.value).toBe(sampleCompanies.length);
  for (const { id } of companies.items) {
    const { body } = await visitor.call(getCompany, { params: { id: String(id) } });
    expect(body.longDescription).toContain('is a sample company');
    expect(body.team.length).toBeGreaterThan(0);
    expect(body.milestones.length).toBeGreaterThan(0);
  }
  const { body: technologies } = await visitor.call(listTechnologies, { query: { limit: '50' } });
  expect(technologies.count.value).toBe(sampleTechnologies.length + 3);
  for (const { id } of technologies.items) await visitor.call(getTechnology, { params: { id: String(id) } });
});
