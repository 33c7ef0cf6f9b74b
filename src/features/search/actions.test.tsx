import { describe, expect, test } from 'vitest';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { type Chosen, chosenAt, compareEntries, type Here, matchingActions } from './actions.ts';

const none: Chosen = { company: [], technology: [] };
const tidewell = { id: 1, name: 'Tidewell' };
const saltbridge = { id: 2, name: 'Saltbridge' };
const nowhere: Here = { path: paths.home, title: null };
const titles = (typed: string, chosen = none, here: Here = nowhere) =>
  matchingActions(typed, chosen, here).map(({ title }) => title);

describe('actions of the palette', () => {
  test.each(['new listing', 'New l', 'nwe listing', 'create lsting', 'add listing', 'post lisitng', 'listing'])(
    '%s finds the new listing',
    (typed) => expect(titles(typed)).toEqual(['New listing']),
  );

  test.each(['', 'nel', 'newsletter', 'news', 'listening to whales', 'lost'])('%j finds no action', (typed) =>
    expect(titles(typed)).toEqual([]),
  );

  test('a comparison can be opened once something is chosen', () => {
    expect(titles('open comparison')).toEqual([]);
    const chosen = { ...none, company: [tidewell, saltbridge] };
    for (const typed of ['comparison', 'opne comparsion', 'compare', 'comapre']) {
      expect(matchingActions(typed, chosen, nowhere)).toEqual([
        { title: 'Open comparison', detail: '2 companies', path: `${paths.compare}?kind=company&ids=1,2` },
      ]);
    }
  });

  test('the record of the page is compared with those that are chosen, unless it is one of them', () => {
    const here = { path: pathTo(paths.company, { id: 2 }), title: 'Saltbridge' };
    expect(matchingActions('compare', none, here)).toEqual([
      {
        title: 'Compare Saltbridge',
        detail: '',
        path: `${paths.compare}?kind=company&ids=2`,
      },
    ]);
    expect(titles('compare', { ...none, company: [tidewell] }, here)).toEqual([
      'Open comparison',
      'Compare Saltbridge',
    ]);
    expect(titles('compare', { ...none, company: [saltbridge] }, here)).toEqual(['Open comparison']);
    expect(titles('compare', none, { path: paths.companies, title: 'Companies' })).toEqual([]);
  });
});

describe('for members', () => {
  const at = (here: Partial<Here> = {}): Here => ({ ...nowhere, isMember: true, ...here });
  const company = at({ path: pathTo(paths.company, { id: 2 }), title: 'Saltbridge' });

  test.each([
    ['new list', ['New listing', 'New list']],
    ['new pipleine', ['New pipeline']],
    ['export companies', ['Export companies as CSV', 'Export companies as Excel']],
    ['dwonload technologies excel', ['Export technologies as Excel']],
    ['companies', []],
  ])('%s', (typed, found) => expect(titles(typed, none, at())).toEqual(found));

  test('the record of the page is added, noted and compared', () => {
    expect(titles('add to list', none, company)).toEqual(['Add Saltbridge to a list']);
    expect(titles('saltbridge', none, company)).toEqual([
      'Add Saltbridge to a list',
      'Add Saltbridge to a pipeline',
      'Write a note on Saltbridge',
      'Compare Saltbridge',
    ]);
    expect(titles('saltbridge', none, { ...company, isMember: false })).toEqual(['Compare Saltbridge']);
    expect(titles('note', none, at({ path: paths.companies, title: 'Companies' }))).toEqual([]);
  });

  test('an export has the filters of its page; a list and a pipeline are exported on theirs', () => {
    const here = at({ path: paths.companies, title: 'Companies', search: '?country=nl' });
    expect(matchingActions('export companies csv', none, here)).toEqual([
      expect.objectContaining({ path: `${paths.companies}?country=nl`, asks: 'export-csv' }),
    ]);
    const board = at({ path: pathTo(paths.pipeline, { id: 4 }), title: 'Storage deals' });
    expect(titles('export deals', none, board)).toEqual([
      'Export Storage deals as CSV',
      'Export Storage deals as Excel',
    ]);
  });
});

describe('“compare” and a name', () => {
  test('offers the companies and technologies that were found, with those that are chosen already', () => {
    const found = [
      { title: 'Tidewell', detail: 'Rotterdam', path: pathTo(paths.company, { id: 1 }) },
      { title: 'Perovskite', detail: 'Solar Energy', path: pathTo(paths.technology, { id: 'perovskite' }) },
      { title: 'Ines', detail: '', path: pathTo(paths.member, { id: 3 }) },
    ];
    expect(compareEntries(found, { company: [saltbridge], technology: [] })).toEqual([
      { title: 'Compare Tidewell', detail: 'Rotterdam, with 1 company', path: `${paths.compare}?kind=company&ids=2,1` },
      {
        title: 'Compare Perovskite',
        detail: 'Solar Energy',
        path: `${paths.compare}?kind=technology&ids=4`,
      },
    ]);
    const six = [2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `Company ${id}` }));
    expect(compareEntries(found.slice(0, 1), { company: six, technology: [] })).toEqual([]);
  });
});

test('on the page of a comparison, what it shows counts as chosen', () => {
  const chosen = { company: [tidewell], technology: [{ id: 4 }] };
  const at = (pathname: string) => chosenAt({ pathname, search: '?kind=company&ids=7,8' }, chosen);
  expect(at(paths.compare)).toEqual({ company: [{ id: 7 }, { id: 8 }], technology: [{ id: 4 }] });
  expect(at(paths.companies)).toBe(chosen);
});
