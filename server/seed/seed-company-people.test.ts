import { expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { listCompanyPeople } from '#contract/company-people.ts';
import { createTestApp } from '#server/testing/app.ts';

test('on the team of a sample company its owner is known as a member, with their face', async () => {
  await using app = await createTestApp({ isSeeded: true });
  const visitor = app.visitor();
  const { body } = await visitor.call(listCompanies, { query: { search: 'Tidewell Storage' } });
  const people = await visitor.call(listCompanyPeople, { params: { id: String(body.items[0]?.id) } });
  expect(people.body.items).toMatchObject([{ name: 'Ines Okafor', role: 'Chief Executive', agreedBy: 'both' }]);
  expect(people.body.items[0]?.teamMemberId).not.toBeNull();
});
