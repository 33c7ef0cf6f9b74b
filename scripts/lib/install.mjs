import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

import { inRoot } from './paths.mjs';
import { bundledNodeFolder, npm } from './programs.mjs';
import { run } from './run.mjs';
import { hashFiles, readStamp, writeStamp } from './stamps.mjs';

/** Inside node_modules, so that it is deleted with it. */
const stampFile = inRoot('node_modules', '.cardi-install.json');

/** The hash of the files that decide what is installed: the lockfile, and the list of scripts that may run. */
const installHash = () => hashFiles([inRoot('package-lock.json'), inRoot('.npmrc')]);

/** Whether node_modules matches the lockfile. */
export function isInstalled() {
  const hash = installHash();
  if (readStamp(stampFile).hash === hash) return true;
  if (!isSameTree(packagesIn('package-lock.json'), packagesIn('node_modules', '.package-lock.json'))) return false;
  // Someone ran `npm install`, which updated both.
  writeStamp(stampFile, { hash });
  return true;
}

/**
 * Whether the installed packages match the locked ones. An optional package may be missing, for example on another
 * system.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 */
export function isSameTree(locked, installed) {
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  return (
    wanted.length > 0 &&
    wanted.every(([path, { version, optional }]) => {
      const found = installed[path];
      return found ? found.version === version : optional === true;
    }) &&
    Object.keys(installed).every((path) => path in locked)
  );
}

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @param {...string} parts path of a lockfile
 * @returns {Record<string, LockedPackage>} by place; empty where there is no lockfile
 */
function packagesIn(...parts) {
  try {
    return JSON.parse(readFileSync(inRoot(...parts), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Installs what the lockfile says when that has changed since the last time.
 * Throws when npm fails; nothing works without the packages.
 * @param {{ force?: boolean, log: (line: string) => void }} options
 */
export async function ensureDependencies({ force = false, log }) {
  if (!force && isInstalled()) return;
  log('Installing the packages of package-lock.json …');
  const { command, args } = npm();
  const { code, output } = await run(command, [...args, ...installTask()], { env: installEnv() });
  if (code !== 0) throw new Error(`${output.trim()}\nnpm could not install the packages; its own words are above.`);
  writeStamp(stampFile, { hash: installHash() });
}

/**
 * `npm ci` begins by deleting node_modules. Windows does not let go of a running program, so there,
 * when this very process is the Node from node_modules, `npm install` brings them up to date in place.
 */
function installTask() {
  const runsFromModules = process.execPath.startsWith(inRoot('node_modules') + sep);
  if (process.platform === 'win32' && runsFromModules) return ['install', '--no-save', '--loglevel=error'];
  return ['ci', '--loglevel=error', ...(knowsAllowScripts() ? ['--strict-allow-scripts'] : [])];
}

/** npm 11 requires package.json's allowScripts to name every package whose install script may run. */
function knowsAllowScripts() {
  const major = Number(/^npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 0);
  return major >= 11;
}

/**
 * Environment for building native modules: uses the headers of the lockfile's Node, where there is one, so that no
 * download is needed.
 */
export function installEnv() {
  const bundled = process.platform === 'linux' || existsSync(bundledNodeFolder);
  return process.env.npm_config_nodedir || !bundled ? {} : { npm_config_nodedir: bundledNodeFolder };
}
