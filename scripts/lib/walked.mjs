import { foundations, importer, isTest } from './reach.mjs';

/** What all endpoints go through: the server around the features, and what the contract says about every call. */
const shared = /^(server\/(?!features\/)|contract\/kit\/)/;

/**
 * The resources whose endpoints `validate` walks through: the change is in what declares them, in what their declaration
 * uses, or in a feature that serves them. An endpoint's name begins with its resource.
 * @param {readonly string[]} changed files, from the root of the project
 * @param {ReadonlyMap<string, string>} files the code of the project: path and text
 * @returns {string[] | undefined} `undefined` for all: the change is in what every call goes through
 */
export function walkedResources(changed, files) {
  const product = changed.filter((file) => !isTest(file));
  if (product.some((file) => foundations.test(file) || shared.test(file))) return undefined;
  const importsOf = importer(files);
  const features = new Set(product.map(featureOf));
  features.delete(undefined);
  const served = new Set([...files.keys()].filter((file) => features.has(featureOf(file))).flatMap(importsOf));
  const isChanged = new Set(product);
  const near = [...files].filter(
    ([file]) =>
      file.startsWith('contract/') && !isTest(file) && (served.has(file) || usesOne(file, isChanged, importsOf)),
  );
  return [...new Set(near.flatMap(([, text]) => resourcesIn(text)))];
}

/** @param {string} file */
function featureOf(file) {
  return isTest(file) ? undefined : /^server\/features\/[^/]+\//.exec(file)?.[0];
}

/**
 * Whether a file or anything that it imports was changed.
 * @param {string} file
 * @param {ReadonlySet<string>} changed
 * @param {(file: string) => readonly string[]} importsOf
 */
function usesOne(file, changed, importsOf) {
  const seen = new Set([file]);
  for (const one of seen) {
    if (changed.has(one)) return true;
    for (const name of importsOf(one)) seen.add(name);
  }
  return false;
}

/**
 * The resources of the endpoints that a file of the contract declares.
 * @param {string} text
 */
function resourcesIn(text) {
  return Array.from(text.matchAll(/^\s*name: ['`]([\w-]+)(?:\.[^'`]+)?['`],$/gm), ([, resource = '']) => resource);
}
