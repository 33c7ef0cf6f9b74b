import { expect, it } from 'vitest';

import { companyInput } from '#contract/companies.ts';
import { technologyInput } from '#contract/technologies.ts';
import { technologyRecord } from '#src/app/testing/whole-records.ts';
import { companyValues, inputOf, valuesOf } from './company-form.ts';
import { technologyBodyOf, technologyValues, technologyValuesOf } from './technology-form.ts';

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

it("a technology's evidence comes back from the form as it was", () => {
  const metric = { value: 0.045, unit: '€/kWh', benchmark: 0.09 };
  const technology = {
    ...technologyRecord(100),
    tags: ['brine'],
    metrics: { cycleLife: { ...metric, value: 5000 }, others: [{ ...metric, name: 'Cost', better: 'less' as const }] },
    patents: [{ id: 'EP 1', title: 'A pump', year: 2020 }],
    publications: [{ id: '10.1000/x', title: 'Pumps', journal: 'Pumps', year: 2021, doi: '10.1000/x' }],
    developmentStages: [{ name: 'Bench', status: 'completed', milestones: ['It holds', 'It lasts'] }],
    sources: [{ title: 'Report', url: 'https://example.org/' }],
  };
  const values = technologyValuesOf(technology);
  expect(technologyValues.parse(structuredClone(values))).toEqual(values);
  expect(
    technologyInput.parse({ ...technologyBodyOf(values), description: 'Pumps brine out of the ground.' }),
  ).toMatchObject({
    metrics: [
      { kind: 'cycleLife', ...metric, value: 5000 },
      { kind: 'other', name: 'Cost', better: 'less', ...metric },
    ],
    patents: technology.patents,
    publications: [{ title: 'Pumps', journal: 'Pumps', year: 2021, doi: '10.1000/x' }],
    developmentStages: technology.developmentStages,
    sources: technology.sources,
  });
});
