import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { inRoot } from '../lib/paths.mjs';

/**
 * `node scripts/container/trim.mjs web | server`: removes from package.json and the lockfile of this folder all
 * packages that are not needed to build the web version, or to run the server. Run it in a container's copy, never in a
 * working clone. The remaining packages keep the lockfile's versions and checksums for `npm ci`.
 */

/** Build tools beside the packages that the pages import. */
const webTools = ['vite', '@vitejs/plugin-react'];

/** The server reads the files of these packages without importing them. */
const readByServer = ['@fontsource/hanken-grotesk'];

/** Dependencies that only the desktop app needs. */
const desktopOnly = ['electron-updater'];

/**
 * @typedef {{ dependencies: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, scripts?: Record<string, string> }} Manifest
 */

/**
 * The packages that TypeScript files below a folder import when they run, tests left out.
 * @param {readonly string[]} folders
 * @returns {Set<string>}
 */
export function importedPackages(folders) {
  const found = /** @type {Set<string>} */ (new Set());
  for (const file of folders.flatMap(sourcesIn)) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?from\s+'([^'#.][^']*)'/g,
    )) {
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if (!specifier.startsWith('node:')) found.add(name);
    }
  }
  return found;
}

/**
 * @param {string} folder below the project's root
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .filter(({ parentPath }) => !/[\\/]testing([\\/]|$)/.test(parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A manifest with only the packages of one purpose.
 * @param {Manifest} manifest
 * @param {'web' | 'server'} purpose
 * @param {ReadonlySet<string>} imported by the server
 * @returns {Manifest}
 */
export function trimmed(manifest, purpose, imported) {
  const { dependencies, devDependencies = {}, optionalDependencies: _desktopAndNode, ...rest } = manifest;
  const isWanted = (/** @type {string} */ name) =>
    purpose === 'server' ? imported.has(name) || readByServer.includes(name) : !desktopOnly.includes(name);
  return {
    ...rest,
    dependencies: only(dependencies, isWanted),
    ...(purpose === 'web' && { devDependencies: only(devDependencies, (name) => webTools.includes(name)) }),
  };
}

/**
 * @param {Record<string, string>} versions
 * @param {(name: string) => boolean} isWanted
 */
function only(versions, isWanted) {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)));
}

/** @param {'web' | 'server'} purpose */
function trim(purpose) {
  const imported = purpose === 'server' ? importedPackages(['server', 'contract']) : new Set();
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    writeFileSync(inRoot(file), `${JSON.stringify(content, null, 2)}\n`);
  const lock = read('package-lock.json');
  write('package.json', trimmed(read('package.json'), purpose, imported));
  lock.packages[''] = trimmed(lock.packages[''], purpose, imported);
  write('package-lock.json', lock);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , purpose] = process.argv;
  if (purpose !== 'web' && purpose !== 'server') throw new Error('Please say what for: web or server.');
  trim(purpose);
}
