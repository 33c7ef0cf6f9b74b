import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const rules = new Set([...read('docs/rules.md').matchAll(/^- \*\*`([a-z-]+)`\*\*: /gm)].map(([, name]) => name));

const folders = ['contract', 'server', 'src', 'electron', 'e2e', 'bench'];
const files = execFileSync('git', ['ls-files', ...folders], { cwd: new URL('..', import.meta.url), encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

/** The rules that a text cites: "(rule listing-bounds)", "(rules sign-in and sessions)". */
function citedIn(text: string): string[] {
  return [...text.matchAll(/\(rules? ([a-z-]+)(?: and ([a-z-]+))?\)/g)].flatMap(([, ...names]) =>
    names.filter(Boolean),
  );
}

test('every rule has a unique name, and every cited name is a rule', () => {
  const cited = files.flatMap((file) => citedIn(read(file)).map((name) => ({ file, name })));
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ name }) => !rules.has(name))).toEqual([]);
  expect(read('docs/rules.md').match(/^- \*\*/gm)).toHaveLength(rules.size);
});

test('no code cites a section of a text outside the repository', () => {
  const citation = /\bspec [12]\b|\bthe spec(?:ification)?\b/i;
  expect(files.filter((file) => citation.test(read(file)))).toEqual([]);
});
