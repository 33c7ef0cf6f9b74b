import { expect, test } from 'vitest';

import { routeOfArguments } from '../security/own-route.ts';
import { wordsOf } from '../starts/start-words.ts';
import { jumpListOf } from './jump-list.ts';

const program = String.raw`C:\Program Files\CARDI\CARDI.exe`;
const recent = [
  { title: 'Salt & Iron', path: '/network/companies/4' },
  { title: 'x'.repeat(300), path: '/events/3' },
];

test('each item starts the app on its page, or with its word', () => {
  const [records, tasks] = jumpListOf({ recent, removed: [], program });
  expect(records).toMatchObject({ type: 'custom', name: 'Recent records' });
  expect(records?.items?.map(({ args = '' }) => routeOfArguments([args]))).toEqual(recent.map(({ path }) => path));
  expect(records?.items?.map(({ title = '' }) => title.length)).toEqual([11, 255]);
  expect(tasks?.items?.map(({ args = '' }) => [...wordsOf([args])])).toEqual([['search'], ['newWindow']]);
});

test('an item that its person has removed is left out, and so is a category without items', () => {
  const removed = recent.map(({ path }) => ({ args: `cardi:/${path}` }));
  const [first] = jumpListOf({ recent, removed: removed.slice(0, 1), program });
  expect(first?.items).toHaveLength(1);
  expect(jumpListOf({ recent, removed, program }).map(({ type }) => type)).toEqual(['tasks']);
});
