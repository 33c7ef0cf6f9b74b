import { expect, it } from 'vitest';

import { companyInput } from '#contract/companies.ts';
import { companyValues, inputOf, valuesOf } from './company-form.ts';

const filled = {
  ...valuesOf(),
  name: 'Brinewell',
  description: 'Stores wind power in brine, far below ground.',
  location: 'Bergen, Norway',
  foundedYear: '2019',
  size: '11-50',
  focusArea: 'energy-storage',
  employeeCount: ' 42 ',
  fundingRounds: [{ type: 'Seed', amount: '$2M', date: '2021-05-04', investors: 'North Fund, , Sea Fund' }],
};

it("the form's values are valid input for the contract", () => {
  expect(companyInput.parse(inputOf(filled))).toMatchObject({
    foundedYear: 2019,
    employeeCount: 42,
    fundingRounds: [{ investors: ['North Fund', 'Sea Fund'] }],
    websiteUrl: undefined,
  });
});

it('an empty form lacks the required fields of a company, and nothing else', () => {
  const { error } = companyInput.safeParse(inputOf(valuesOf()));
  expect(new Set(error?.issues.map(({ path }) => path.join('.')))).toEqual(
    new Set(['description', 'focusArea', 'foundedYear', 'location', 'name', 'size']),
  );
});

it('a draft is restored, and a damaged one keeps its valid parts', () => {
  expect(companyValues.parse(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
  expect(companyValues.parse({ ...filled, name: 7, milestones: 'x' })).toEqual({ ...filled, name: '', milestones: [] });
});
