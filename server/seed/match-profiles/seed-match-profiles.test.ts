import { expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { listListings } from '#contract/listings.ts';
import {
  companyMatchProfile,
  emptyCompanyMatchProfile,
  emptyListingMatchProfile,
  emptyMemberMatchProfile,
  listingMatchInput,
  memberMatchInput,
} from '#contract/match-profiles.ts';
import { listMembers } from '#contract/members.ts';
import { createTestApp } from '#server/testing/app.ts';
import { seed } from '../seed.ts';
import { companiesSeek } from './sample-companies.ts';
import { listingsSeek } from './sample-listings.ts';
import { membersSeek } from './sample-members.ts';

test('each is as its form could send it', () => {
  const all = [
    ...Object.values(membersSeek).map((given) => memberMatchInput.safeParse({ ...emptyMemberMatchProfile, ...given })),
    ...Object.values(companiesSeek).map((given) =>
      companyMatchProfile.safeParse({ ...emptyCompanyMatchProfile, ...given }),
    ),
    ...Object.values(listingsSeek).map((given) =>
      listingMatchInput.safeParse({ ...emptyListingMatchProfile, ...given }),
    ),
  ];
  expect(all.filter(({ success }) => !success)).toEqual([]);
});

test('every sample that is named is there, and found by what it seeks; a second start changes nothing', async () => {
  await using app = await createTestApp();
  await seed(app.deps);
  const { db } = app.deps.database;
  const count = async (table: 'member_match_profiles' | 'company_match_profiles' | 'listing_match_profiles') =>
    (await db.selectFrom(table).select('updated_at').execute()).length;
  expect(await count('member_match_profiles')).toBe(Object.keys(membersSeek).length);
  expect(await count('company_match_profiles')).toBe(Object.keys(companiesSeek).length);
  expect(await count('listing_match_profiles')).toBe(Object.keys(listingsSeek).length);

  const visitor = app.visitor();
  const { body: investors } = await visitor.call(listMembers, { query: { role: 'investor', region: 'benelux' } });
  expect(investors.items.map(({ name }) => name)).toContain('Priya Nair');
  const { body: raising } = await visitor.call(listCompanies, { query: { seek: 'capital', stage: 'series-a' } });
  expect(raising.items.map(({ name }) => name)).toEqual([
    'Brightcore Molten Systems',
    'Emberstack Thermal',
    'Terralune Biochar',
  ]);
  const { body: jobs } = await visitor.call(listListings, { query: { seek: 'talent', type: 'job' } });
  expect(jobs.count.value).toBe(4);

  await db.deleteFrom('listing_match_profiles').execute();
  await seed(app.deps);
  expect(await count('listing_match_profiles')).toBe(0);
});
