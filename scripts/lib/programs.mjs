import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { inRoot } from './paths.mjs';

/** The oldest Node that runs TypeScript files directly. */
const oldestNode = [22, 18];

/** The folder of the Node that the lockfile installs; there is none for macOS. */
export const bundledNodeFolder = inRoot('node_modules', `node-${platformName()}-${process.arch}`);

/**
 * The Node that runs the server and the tools: the one from the lockfile, else the user's own.
 * Throws a sentence for people when neither will do.
 */
export function modernNode() {
  const bundled = join(bundledNodeFolder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(bundled) && hasGlibc()) return bundled;
  if (isModern(process.versions.node)) return process.execPath;
  throw new Error(
    `CARDI needs Node ${oldestNode.join('.')} or newer here; this is ${process.versions.node}. Please install it from https://nodejs.org and try again.`,
  );
}

/** Whether this system can run the lockfile's Node, which on Linux needs glibc; Alpine has musl instead. */
function hasGlibc() {
  const loaders = /** @type {Record<string, string>} */ ({
    x64: '/lib64/ld-linux-x86-64.so.2',
    arm64: '/lib/ld-linux-aarch64.so.1',
  });
  const loader = loaders[process.arch];
  return process.platform !== 'linux' || loader === undefined || existsSync(loader);
}

/**
 * The arguments that start a server in production. A young generation of 16 MB holds the requests that wait for their turn
 * until they are answered (decision 121); Node's default of 32 MB is no faster, and takes more memory.
 */
export const serverProgram = ['--max-semi-space-size=16', 'server/main.ts'];

/**
 * The folder in which Node keeps the compiled modules of the server, unless the environment names another: with them a
 * start takes two fifths less time. Without the right to write there, Node compiles them each time.
 */
export const compiledModules = process.env.NODE_COMPILE_CACHE ?? inRoot('node_modules', '.cache', 'compiled');

/**
 * Whether this version of Node runs TypeScript files directly.
 * @param {string} version such as `24.21.0`
 */
export function isModern(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldestNode;
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/**
 * The file to hand to Node for a tool from node_modules. Going through the file rather than through
 * node_modules/.bin works the same on every system and leaves no shell in between.
 * @param {string} name of the package
 * @param {string} [bin] where the package has several
 */
export function toolFile(name, bin = name.split('/').at(-1) ?? name) {
  const manifest = inRoot('node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = typeof bins === 'string' ? bins : bins?.[bin];
  if (!file) throw new Error(`The package ${name} has no program ${bin}`);
  return join(dirname(manifest), file);
}

/** Environment in which `node` and the tools of node_modules come first, and colours go to a terminal only. */
export function toolEnv() {
  const path = [dirname(modernNode()), inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { PATH: path, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }) };
}

/**
 * The command that calls npm. Under `npm run` it is the npm that is running; npm.cmd needs a shell,
 * its JavaScript file does not.
 * @returns {{ command: string, args: string[] }}
 */
export function npm() {
  const file = process.env.npm_execpath;
  if (file && /\.c?js$/.test(file) && existsSync(file)) return { command: process.execPath, args: [file] };
  return process.platform === 'win32'
    ? { command: process.env.ComSpec ?? 'cmd.exe', args: ['/d', '/c', 'npm.cmd'] }
    : { command: 'npm', args: [] };
}

function platformName() {
  return process.platform === 'win32' ? 'win' : process.platform;
}
