import { expect, test } from 'vitest';

import { directoryLists } from './offline-plan.ts';

test('the directory consists of lists and records whose answers may be saved', () => {
  const rows = directoryLists();
  expect(rows.map(({ list }) => list.path)).toEqual([
    '/api/members',
    '/api/companies',
    '/api/technologies',
    '/api/listings',
  ]);
  for (const { list, record, firstQuery, query } of rows) {
    expect([list.cache, record?.cache], list.path).toEqual(['public', expect.stringMatching(/public|private/)]);
    for (const asked of [query, `${query}&${firstQuery}`]) {
      expect(list.query?.safeParse(Object.fromEntries(new URLSearchParams(asked))).success, list.path).toBe(true);
    }
  }
});
