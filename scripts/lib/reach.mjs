import { dirname, posix } from 'node:path';

/**
 * Which tests a change can reach: by the imports between files, and by the names of resources, which are the same in all
 * parts of the program.
 * @typedef {{ tests: string[], stories: string[] }} Reached files of vitest and of Playwright
 */

/** The files that everything depends on without importing them. */
export const foundations = /^(package(-lock)?\.json|[^/]+\.config\.ts|(.+\/)?tsconfig[^/]*\.json)$/;

/**
 * Files that list everything. A file that imports one does not depend on all its entries: otherwise each server test,
 * which starts the whole app, would depend on each feature.
 */
export const lists = /^(server\/features\.ts|server\/(seed|testing)\/.+|contract\/endpoints\.ts|src\/app\/routes\/.+)$/;

export const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
const isStory = (/** @type {string} */ file) => /^e2e\/.*\.spec\.ts$/.test(file);
const isProduct = (/** @type {string} */ file) => /^(contract|server|src|electron)\//.test(file) && !isTest(file);

/**
 * @param {readonly string[]} changed files, from the root of the project
 * @param {ReadonlyMap<string, string>} files the code of the project: path and text
 * @returns {Reached}
 */
export function reachedBy(changed, files) {
  const names = [...files.keys()];
  const tests = names.filter(isTest);
  const stories = names.filter(isStory);
  if (changed.some((file) => foundations.test(file))) return { tests, stories };
  const reaches = reachIn(files, new Set(changed));
  const changedParts = new Set(changed.filter(isProduct).map((file) => /** @type {string} */ (file.split('/')[0])));
  return {
    tests: tests.filter(
      (test) =>
        // These tests read the source tree itself.
        test.startsWith('scripts/') ||
        reaches([test, ...siblings(test, names)]) ||
        (isWalk(test, files.get(test) ?? '') && ['server', 'contract'].some((part) => changedParts.has(part))) ||
        (isOfPages(test) && ['src', 'contract'].some((part) => changedParts.has(part))),
    ),
    stories: stories.filter((story) =>
      story.startsWith('e2e/desktop/')
        ? changedParts.size > 0 || reaches([story])
        : reaches([story, ...screensOf(story, names)]) || changed.some(isOnEveryPage),
    ),
  };
}

/**
 * Tells whether one of these files, or anything that it imports, was changed.
 * @param {ReadonlyMap<string, string>} files
 * @param {ReadonlySet<string>} changed
 */
function reachIn(files, changed) {
  const importsOf = importer(files);
  return (/** @type {readonly string[]} */ roots) => {
    const seen = new Set(roots);
    for (const file of seen) {
      if (changed.has(file)) return true;
      if (!lists.test(file)) for (const name of importsOf(file)) seen.add(name);
    }
    return false;
  };
}

/** The imports that have been read, for each state of the code. */
const imports = /** @type {WeakMap<ReadonlyMap<string, string>, Map<string, readonly string[]>>} */ (new WeakMap());

/**
 * Gives the files that a file imports.
 * @param {ReadonlyMap<string, string>} files
 */
export function importer(files) {
  const known = imports.get(files) ?? new Map();
  imports.set(files, known);
  return (/** @type {string} */ file) => {
    const found = known.get(file) ?? importsIn(file, files.get(file) ?? '').filter((name) => files.has(name));
    known.set(file, found);
    return found;
  };
}

/**
 * Types are left out: no test runs them, and "types" checks all of them.
 * @param {string} file
 * @param {string} text
 */
function importsIn(file, text) {
  return allImportsIn(file, text.replaceAll(/^(?:import|export) type [^;]+;/gm, ''));
}

/**
 * With those of types.
 * @param {string} file
 * @param {string} text
 */
export function allImportsIn(file, text) {
  const found = text.matchAll(/(?:from |import |import\()'([#.][^']+)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : posix.normalize(posix.join(posix.dirname(file), name)),
  );
}

/**
 * A server test calls the app over HTTP and does not import the files beside it; it still depends on its feature's
 * files.
 * @param {string} test
 * @param {readonly string[]} names
 */
function siblings(test, names) {
  const folder = /^server\/features\/[^/]+\//.exec(test)?.[0] ?? `${dirname(test)}/`;
  return names.filter((name) => name.startsWith(folder) && !isTest(name));
}

/**
 * Whether a test may depend on any part of the server.
 * @param {string} test
 * @param {string} text
 */
function isWalk(test, text) {
  if (!test.startsWith('server/')) return false;
  return (
    asksAll(text) ||
    (!test.startsWith('server/features/') && /testing\/(app|server-process|run-command)\.ts/.test(text))
  );
}

/**
 * Whether a test goes through what all features bring.
 * @param {string} text
 */
export function asksAll(text) {
  return /#contract\/endpoints\.ts|#server\/(features|seed\/seed)\.ts/.test(text);
}

/**
 * The tests of the renderer as a whole go to pages by their addresses.
 * @param {string} test
 */
function isOfPages(test) {
  return test.startsWith('src/app/') && test.endsWith('x');
}

/**
 * The code of the resource that names a story: `listings-create` belongs to `listings`.
 * @param {string} story
 * @param {readonly string[]} names
 */
function screensOf(story, names) {
  const name = posix.basename(story, '.spec.ts');
  return names.filter((file) => {
    const resource = /^(?:src|server)\/features\/([^/]+)\//.exec(file)?.[1];
    return resource !== undefined && !isTest(file) && (name === resource || name.startsWith(`${resource}-`));
  });
}

/** @param {string} file */
function isOnEveryPage(file) {
  return isProduct(file) && /^(src\/(?!features\/|components\/|hooks\/|lib\/)|server\/(?!features\/))/.test(file);
}
