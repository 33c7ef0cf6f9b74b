import { expect, test } from 'vitest';

import { projectCode } from './changed-files.mjs';
import { lintedOf, quickOf } from './quick.mjs';
import { reachedBy } from './reach.mjs';

const files = await projectCode();
const quickAfter = (...changed: string[]) => quickOf(reachedBy(changed, files).tests, changed, files);

test('a change of a feature is near its tests, those of features that use it, and the walks', () => {
  const quick = quickAfter('server/features/overview/routes.ts', 'contract/overview.ts');
  for (const name of [
    'server/features/overview/overview.test.ts',
    // Members use its door.
    'server/features/members/profile.test.ts',
    'server/platform/http/endpoint-walk.test.ts',
    'scripts/names.test.ts',
  ])
    expect(quick).toContain(name);
  // Messages use the door of members only.
  expect(quick).not.toContain('server/features/messages/messages.test.ts');
});

test('a change of a page is near its own tests, not those of the whole renderer', () => {
  const quick = quickAfter('src/features/companies/pages/company-page.tsx');
  expect(quick).toContain('src/features/companies/pages/company-page.test.tsx');
  expect(quick).not.toContain('src/app/routes/network.test.tsx');
  expect(quick.some((name) => name.startsWith('server/'))).toBe(false);
});

test('a change of what all pages stand in is near its tests; one of a shared component near those of its users', () => {
  expect(quickAfter('src/app/layout/sidebar.tsx').filter((name) => name.startsWith('src/features/'))).toEqual([]);
  expect(quickAfter('src/components/avatar.tsx')).toContain('src/features/members/pages/members-page.test.tsx');
});

test('tests that start processes are not quick, except beside a changed file', () => {
  const { tests } = reachedBy(['server/cli/command.ts'], files);
  expect(tests).toEqual(expect.arrayContaining(['server/cli/admin.test.ts', 'server/main.test.ts']));
  expect(quickAfter('server/cli/command.ts')).toContain('server/cli/admin.test.ts');
  expect(quickAfter('server/cli/command.ts')).not.toContain('server/main.test.ts');
  expect(quickAfter('server/features/newsletter/store.ts')).toContain('server/features/newsletter/newsletter.test.ts');
  expect(quickAfter('server/features/newsletter/store.ts')).not.toContain('server/platform/db/durability.test.ts');
});

test('databases of earlier versions are tried after a change of a migration', () => {
  const name = 'server/old-databases.test.ts';
  expect(quickAfter('server/platform/db/migrations/0002-outbox.ts')).toContain(name);
  expect(quickAfter('server/features/newsletter/store.ts')).not.toContain(name);
});

test('a change of the configuration is near everything that starts no process', () => {
  const quick = quickAfter('package-lock.json');
  expect(quick).toContain('server/features/messages/messages.test.ts');
  expect(quick).not.toContain('server/main.test.ts');
});

test('lint takes the changed files and those that import them, all of them after a change of the rules', () => {
  const linted = lintedOf(['contract/notes.ts', 'README.md'], files);
  expect(linted).toEqual(expect.arrayContaining(['contract/notes.ts', 'server/features/notes/store.ts']));
  expect(linted).not.toContain('README.md');
  expect(linted).not.toContain('server/features/events/store.ts');
  expect(lintedOf(['oxlint.config.ts'], files)).toEqual(['.']);
});
