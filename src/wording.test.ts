import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { technologyInput } from '#contract/technologies.ts';

const root = new URL('../', import.meta.url);

/** The files with texts that people read. */
const sources = ['src', 'contract', 'server']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** The files with such words in their texts. */
function saying(words: RegExp): string[] {
  expect(sources.length).toBeGreaterThan(500);
  return sources.filter(({ text }) => words.test(text)).map(({ file }) => file);
}

test.each([
  // The product's name takes no article.
  /published to the \$\{/,
  // `a interest`: a noun that is put in must bring its article.
  /to add an? \$\{/,
  // `1 results`
  /\}\s*results\b(?!['"`])/,
  /What others publish, read for you all day/,
  /You are told again of this conversation once you have read it/,
  /'Others find you by these/,
  /Nobody looks after this profile yet/,
])('N20: odd English of earlier versions is gone: %s', (odd) => {
  expect(saying(odd)).toEqual([]);
});

test('N20: a missing readiness level is asked for by its name', () => {
  const { error } = technologyInput.safeParse({ readinessLevel: Number.NaN });
  const said = error?.issues.find(({ path }) => path[0] === 'readinessLevel')?.message;
  expect(said).toBe('Please select a readiness level');
});

test('P11: no text explains an ensemble by its own name, which is the name of the tool', () => {
  expect(saying(/\bis an? ensemble\b/i)).toEqual([]);
});
