import { expect, test } from 'vitest';

import { projectCode } from './changed-files.mjs';
import { reachedBy } from './reach.mjs';

const files = await projectCode();
const reached = (...changed: string[]) => reachedBy(changed, files);
const beyondScripts = (tests: readonly string[]) => tests.filter((name) => !name.startsWith('scripts/'));

test('a change of a feature reaches its tests, those of features that use it, the walks and its stories', () => {
  const { tests, stories } = reached('server/features/newsletter/store.ts');
  expect(tests).toContain('server/features/newsletter/newsletter.test.ts');
  expect(tests).toContain('server/platform/http/endpoint-walk.test.ts');
  expect(tests).not.toContain('server/features/connections/connections.test.ts');
  expect(tests.some((name) => name.startsWith('src/'))).toBe(false);
  expect(stories).toContain('e2e/newsletter.spec.ts');
  expect(stories).not.toContain('e2e/technologies.spec.ts');
});

test('a change of the contract reaches the server, the renderer and the desktop app', () => {
  const { tests, stories } = reached('contract/kit/endpoint.ts');
  for (const name of [
    'contract/kit/endpoint.test.ts',
    'server/features/listings/list.test.ts',
    'src/lib/api-client.test.ts',
  ])
    expect(tests).toContain(name);
  expect(stories).toContain('e2e/listings.spec.ts');
});

test('a change of a shared component reaches the stories of its screens', () => {
  const { tests, stories } = reached('src/components/avatar.tsx');
  expect(stories).toEqual(expect.arrayContaining(['e2e/members.spec.ts', 'e2e/connections.spec.ts']));
  expect(tests.some((name) => name.startsWith('server/'))).toBe(false);
});

test('the desktop app has its own tests and stories', () => {
  const { tests, stories } = reached('electron/main/windows/window-state.ts');
  expect(tests).toContain('electron/main/windows/window-state.test.ts');
  expect(beyondScripts(tests).every((name) => name.startsWith('electron/'))).toBe(true);
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.every((name) => name.startsWith('e2e/desktop/'))).toBe(true);
});

test('a change of the layout reaches every story; a change of the configuration reaches everything', () => {
  const stories = [...files.keys()].filter((name) => /^e2e\/[^/]+\.spec\.ts$/.test(name));
  expect(reached('src/app/layout/sidebar.tsx').stories).toEqual(expect.arrayContaining(stories));
  const all = reached('package-lock.json');
  expect(all.tests).toHaveLength([...files.keys()].filter((name) => /\.test\.tsx?$/.test(name)).length);
  expect(all.stories).toEqual(expect.arrayContaining(stories));
});

test('a change of a text reaches only the tests that read texts; a test reaches itself', () => {
  expect(beyondScripts(reached('docs/qa.md').tests)).toEqual([]);
  expect(reached('docs/qa.md').stories).toEqual([]);
  const { tests, stories } = reached('src/lib/return-to.test.ts', 'e2e/home.spec.ts');
  expect(beyondScripts(tests)).toEqual(['src/lib/return-to.test.ts']);
  expect(stories).toEqual(['e2e/home.spec.ts']);
});

test('the tests of the renderer as a whole are reached by each page', () => {
  const { tests } = reached('src/features/partners/pages/partners-page.tsx');
  expect(tests).toContain('src/app/routes/public.test.tsx');
  expect(tests).not.toContain('src/features/offers/components/redeem-part.test.tsx');
});

test('types reach nothing: no test runs them', () => {
  const code = new Map([
    [
      'src/a.ts',
      "import type {\n  One,\n} from './one.ts';\nexport type { Two } from './two.ts';\nimport { three } from './three.ts';",
    ],
    ...['one', 'two', 'three'].map((name): [string, string] => [`src/${name}.ts`, '']),
    ['src/x/x.test.ts', "import { a } from '../a.ts';"],
  ]);
  const isReachedBy = (name: string) => reachedBy([`src/${name}.ts`], code).tests.length > 0;
  expect(['one', 'two', 'three'].filter(isReachedBy)).toEqual(['three']);
});
