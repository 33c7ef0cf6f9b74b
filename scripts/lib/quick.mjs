import { dirname } from 'node:path';

import { allImportsIn, asksAll, foundations, importer, isTest, lists } from './reach.mjs';

/** Tests that start servers or commands. */
const starting = /(testing\/(server-process|run-command|kill-rounds)|\.\/server)\.ts/;

/** What databases of earlier versions go through. */
const migrations = /^server\/(platform\/db\/migrations|testing\/old-databases)\//;

/** The whole renderer: what a test of a page shows around the page. */
const shell = /^src\/app\/(testing\/|routes\.tsx$)/;

/**
 * Of the tests that a change can reach, those for `validate`: they go through all features, or the change is near them.
 * Those that start servers or commands stay out, except beside a changed file.
 * @param {readonly string[]} tests
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} files
 */
export function quickOf(tests, changed, files) {
  const folders = new Set(changed.map((file) => dirname(file)));
  const isNear = changed.some((file) => foundations.test(file)) ? () => true : nearness(changed, files);
  const hasMigration = changed.some((file) => migrations.test(file));
  return tests.filter((test) => {
    const text = files.get(test) ?? '';
    if (folders.has(dirname(test)) || (hasMigration && text.includes('testing/old-databases/'))) return true;
    return !starting.test(text) && (test.startsWith('scripts/') || asksAll(text) || isNear(test));
  });
}

/**
 * What `validate` lints: the changed files and those that import one, if only a type, because rules ask for types. What a
 * type changes further away is found by `npm test`, which lints everything.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} files
 */
export function lintedOf(changed, files) {
  if (changed.some((file) => foundations.test(file) || file.startsWith('scripts/lint/'))) return ['.'];
  const isLinted = (/** @type {[string, string]} */ [file, text]) =>
    changed.includes(file) || allImportsIn(file, text).some((name) => changed.includes(name));
  return [...files].filter(isLinted).map(([file]) => file);
}

/**
 * Tells whether a test, or what its feature uses of its own and of the features beside it, was changed. What those use of
 * further features is the business of their own tests.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} files
 */
function nearness(changed, files) {
  const names = [...files.keys()];
  const isChanged = new Set(changed);
  const features = new Set(names.map((name) => /^(?:src|server)\/features\/([^/]+)\//.exec(name)?.[1]));
  /** @param {string} file */
  const featureOf = (file) => {
    const [, folder, contract] = /^(?:(?:src|server)\/features\/([^/]+)\/|contract\/([^/.]+)\.)/.exec(file) ?? [];
    if (contract === undefined) return folder;
    const parts = contract.split('-');
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).find((name) => features.has(name));
  };
  const importsOf = importer(files);
  return (/** @type {string} */ test) => {
    const own = featureOf(test);
    const folder = /^server\/features\/[^/]+/.exec(test)?.[0];
    const around = names.filter((name) => (folder ? name.startsWith(`${folder}/`) : dirname(name) === dirname(test)));
    const here = new Set([test, ...around.filter((name) => !isTest(name))]);
    const beside = /** @type {Set<string>} */ (new Set());
    for (const [seen, limit] of /** @type {const} */ ([
      [here, 0],
      [beside, 1],
    ])) {
      for (const file of seen) {
        if (isChanged.has(file)) return true;
        if (lists.test(file) || shell.test(file)) continue;
        for (const name of importsOf(file)) {
          if (here.has(name)) continue;
          const feature = featureOf(name);
          const isFurther = feature !== undefined && feature !== own && feature !== featureOf(file);
          if (!isFurther) seen.add(name);
          else if (limit === 0) beside.add(name);
        }
      }
    }
    return false;
  };
}
