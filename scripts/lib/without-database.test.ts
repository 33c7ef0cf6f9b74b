import { expect, test } from 'vitest';

import { testsWithoutDatabase } from './without-database.mjs';

test('a test has no database if nothing that it imports gives it one', () => {
  const names = testsWithoutDatabase();
  expect(names).toContain('server/platform/sheets/xlsx/workbook.test.ts');
  for (const name of [
    'server/features/notes/notes.test.ts',
    'server/main.test.ts',
    'server/platform/db/migrate.test.ts',
    'server/platform/db/postgres-outage.test.ts',
  ])
    expect(names).not.toContain(name);
});
