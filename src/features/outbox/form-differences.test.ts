import { expect, test } from 'vitest';

import { differences } from './form-differences.ts';

test('the fields that differ are named as people read them, those of parts among them', () => {
  const mine = {
    title: 'Mine',
    contactEmail: ' a@b.example ',
    tags: ['x', 'y'],
    version: 3,
    matchProfile: { amount: '5' },
  };
  const theirs = { title: 'Theirs', contactEmail: 'a@b.example', tags: [], matchProfile: { amount: '' } };
  expect(differences(mine, theirs)).toEqual([
    { field: 'Title', mine: 'Mine', theirs: 'Theirs' },
    { field: 'Tags', mine: 'x, y', theirs: 'Nothing' },
    { field: 'Amount', mine: '5', theirs: 'Nothing' },
  ]);
});

test('of a record that is gone there is nothing, and equal forms do not differ', () => {
  expect(differences({ companyName: 'Salt', title: '' }, {})).toEqual([
    { field: 'Company name', mine: 'Salt', theirs: 'Nothing' },
  ]);
  expect(differences({ title: 'a', version: 1 }, { title: 'a' })).toEqual([]);
});
