import { describe, expect, test } from 'vitest';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { recordAt, requestEntries, requestIn } from './requests.ts';

const both = ['add-to-list', 'add-to-pipeline'];

describe('a verb and a name', () => {
  test.each([
    ['compare tidewell', 'compare', 'tidewell', []],
    ['Comapre  Tidewell  Storage', 'compare', 'Tidewell Storage', []],
    ['compar salt', 'compare', 'salt', []],
    ['add tidewell', 'add', 'tidewell', both],
    ['Add Tidewell to', 'add', 'Tidewell', both],
    ['add tidewell to my', 'add', 'tidewell', both],
    ['add tidewell to a li', 'add', 'tidewell', ['add-to-list']],
    ['add tidewell to list', 'add', 'tidewell', ['add-to-list']],
    ['add tidewell to the board', 'add', 'tidewell', ['add-to-pipeline']],
    ['add power to gas', 'add', 'power to gas', both],
    ['note on tidewell', 'note', 'tidewell', ['note']],
    ['note tidewell', 'note', 'tidewell', ['note']],
  ])('%s', (typed, verb, text, asks) => expect(requestIn(typed)).toEqual({ verb, text, asks }));

  test.each(['compare', 'add', 'note on', 'company salt', 'come here', 'notes on salt', 'tidewell'])(
    '%s: none',
    (typed) => expect(requestIn(typed)).toBeNull(),
  );
});

test('what is found is offered for it, if it is a record', () => {
  const found = [
    { title: 'Ines', detail: 'Investor', path: pathTo(paths.member, { id: 3 }) },
    { title: 'Hello', detail: 'Received message', path: pathTo(paths.conversation, { id: 3 }) },
  ];
  const request = requestIn('add ines to list');
  expect(request && requestEntries(request, found)).toEqual([
    { title: 'Add Ines to a list', detail: 'Investor', path: found[0]?.path, asks: 'add-to-list' },
  ]);
});

test.each([
  [pathTo(paths.company, { id: 3 }), true],
  [pathTo(paths.researchArticle, { slug: 'salt' }), true],
  ['/technologies/perovskite', false],
  [paths.companies, false],
  [paths.listingCreate, false],
  [paths.home, false],
])('%s is the page of a record: %s', (path, is) => expect(recordAt(path)).toBe(is));
