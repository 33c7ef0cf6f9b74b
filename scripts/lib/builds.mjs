import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from './paths.mjs';
import { modernNode, toolEnv, toolFile } from './programs.mjs';
import { run } from './run.mjs';
import { hashFiles, readStamp, writeStamp } from './stamps.mjs';

/**
 * @typedef {object} Build
 * @property {string} name as it is shown
 * @property {string} output folder in dist/
 * @property {readonly string[]} sources files and folders it is made from
 * @property {() => readonly string[]} command arguments for Node
 */

const everyBuild = ['contract', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** @satisfies {Record<string, Build>} */
export const builds = {
  web: {
    name: 'web version',
    output: 'dist/web',
    sources: [...everyBuild, 'src', 'scripts/vite', 'vite.config.ts'],
    command: () => [toolFile('vite'), 'build'],
  },
  desktop: {
    name: 'desktop app',
    output: 'dist/desktop',
    sources: [...everyBuild, 'electron', 'electron.vite.config.ts'],
    command: () => [toolFile('electron-vite'), 'build'],
  },
};

/** Whether the build's output was made from the sources as they are. */
export const isFresh = (/** @type {Build} */ build) => readStamp(stampFile(build)).hash === sourceHash(build);

/**
 * Builds again; the stamp records the sources for later runs.
 * @param {Build} build
 * @param {{ show?: boolean }} [options]
 */
export async function make(build, { show = false } = {}) {
  const hash = sourceHash(build);
  const result = await run(modernNode(), build.command(), { env: { ...toolEnv(), NODE_ENV: undefined }, show });
  if (result.code === 0) writeStamp(stampFile(build), { hash });
  return result;
}

/**
 * Builds when the sources are newer. Throws the build's output when it fails.
 * @param {Build} build
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function makeIfStale(build, { log = console.log } = {}) {
  if (isFresh(build)) return;
  log(`Building the ${build.name} …`);
  const { code, output } = await make(build);
  if (code !== 0) throw new Error(`${output.trim()}\nThe ${build.name} could not be built; the reason is above.`);
}

/** @param {Build} build */
const stampFile = ({ output }) => inRoot(output, '.stamp');

/** @param {Build} build */
const sourceHash = ({ sources }) => hashFiles(sources.flatMap((source) => filesIn(inRoot(source))).toSorted());

/**
 * A file itself, or the files a folder holds at any depth, tests left out.
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
