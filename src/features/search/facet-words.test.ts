import { expect, test } from 'vitest';

import { facetActions } from './facet-words.ts';

const path = (typed: string) => facetActions(typed)[0]?.path;

test('typed words open the directory of companies with the filters they mean', () => {
  expect(facetActions('storage germany series a')).toEqual([
    {
      title: 'Companies: Energy Storage, Germany, Series A',
      detail: 'The directory with these filters',
      path: '/network/companies?focusArea=energy-storage&country=de&stage=series-a',
    },
  ]);
});

test.each([
  ['European solar companies raising seed', 'basedIn=europe&focusArea=solar-energy&stage=seed'],
  ['Wind Power in Côte d’Ivoire', 'focusArea=wind-power&country=ci'],
  ['hydrogen south africa', 'focusArea=hydrogen&country=za'],
  ['pre-seed carbon capture benelux', 'stage=pre-seed&focusArea=carbon-capture&basedIn=benelux'],
  ['germny netherlands storag', 'country=de%2Cnl&focusArea=energy-storage'],
  ['verified UK wind', 'verified=true&country=gb&focusArea=wind-power'],
  ['series c+ project finance usa', 'stage=series-c-plus%2Cproject&country=us'],
  ['molten salt storage belgium', 'focusArea=energy-storage&country=be&search=molten+salt'],
])('%s', (typed, query) => expect(path(typed)).toBe(`/network/companies?${query}`));

test.each(['', 'storage', 'germany', 'series', 'storage companies', 'tidewell storage', 'energy power', 'new listing'])(
  '%j means no two filters',
  (typed) => expect(facetActions(typed)).toEqual([]),
);
