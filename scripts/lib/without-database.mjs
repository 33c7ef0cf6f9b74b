import { readdirSync, readFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';
import { importer, isTest } from './reach.mjs';

/** Whoever has a database in a test has it from here; every other way to one is given an address from here. */
const source = 'server/testing/database.ts';

/**
 * The tests of the server that cannot come by a database, because nothing that they import gives them one: one run of them
 * says everything.
 * @returns {string[]} files, from the root of the project
 */
export function testsWithoutDatabase() {
  const names = ['server', 'contract'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll('\\', '/'),
    ),
  );
  const code = names.filter((name) => name.endsWith('.ts'));
  const files = new Map(code.map((name) => [name, readFileSync(inRoot(name), 'utf8')]));
  const importsOf = importer(files);
  return [...files.keys()].filter((file) => {
    if (!file.startsWith('server/') || !isTest(file)) return false;
    const seen = new Set([file]);
    for (const one of seen) for (const name of importsOf(one)) seen.add(name);
    return !seen.has(source);
  });
}
