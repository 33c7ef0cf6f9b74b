import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';

/**
 * The needs that a Linux machine may lack, how to check each, and the packages that meet it.
 * @typedef {'compiler' | 'libsecret' | 'keyring' | 'screen' | 'chromium'} Need
 * @type {Record<Need, { isMet: () => boolean, apt: readonly string[], dnf: readonly string[] }>}
 */
const needs = {
  compiler: {
    isMet: () => ['make', 'g++', 'python3', 'pkg-config'].every(isCommand),
    apt: ['build-essential', 'python3', 'pkg-config'],
    dnf: ['make', 'gcc-c++', 'python3', 'pkgconf'],
  },
  libsecret: {
    isMet: () => existsSync('/usr/include/libsecret-1/libsecret/secret.h'),
    apt: ['libsecret-1-dev', 'libsecret-1-0'],
    dnf: ['libsecret-devel'],
  },
  keyring: {
    isMet: () => ['gnome-keyring-daemon', 'dbus-run-session'].every(isCommand),
    apt: ['gnome-keyring', 'dbus'],
    dnf: ['gnome-keyring', 'dbus-daemon'],
  },
  screen: { isMet: () => isCommand('Xvfb'), apt: ['xvfb'], dnf: ['xorg-x11-server-Xvfb'] },
  chromium: { isMet: () => findChromium() !== undefined, apt: ['chromium-headless-shell'], dnf: ['chromium'] },
};

/** On Ubuntu the package chromium only installs a snap; elsewhere it may not exist. */
export const playwrightInstall = ['install', '--with-deps', 'chromium'];

/**
 * The needs that are not met. On other systems than Linux, only Chromium can be missing.
 * @param {readonly Need[]} names
 */
export function missingNeeds(names) {
  return names.filter((name) => (process.platform === 'linux' || name === 'chromium') && !needs[name].isMet());
}

/** Whether packages can be installed without asking: as root on Debian or Ubuntu. */
export const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && isCommand('apt-get');

/** apt's lists are updated once per run. @type {ReturnType<typeof run> | undefined} */
let update;

/**
 * Installs what is missing with apt. Never throws: what is still missing afterwards is for the caller to name.
 * @param {readonly Need[]} missing
 * @param {{ log: (line: string) => void }} options
 */
export async function installWithApt(missing, { log }) {
  const packages = packagesFor(missing, 'apt');
  if (packages.length === 0) return;
  log(`Installing with apt: ${packages.join(' ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=20'];
  update ??= run('apt-get', [...options, 'update'], { env, timeoutMs: 300_000 });
  const updated = await update;
  const install = [...options, 'install', '-y', '--no-install-recommends', ...packages];
  const { code, output } = updated.code === 0 ? await run('apt-get', install, { env, timeoutMs: 900_000 }) : updated;
  if (code !== 0) log(`apt could not install them:\n${output.trim().split('\n').slice(-5).join('\n')}`);
}

/**
 * The one command for a person to type.
 * @param {readonly Need[]} missing
 */
export function commandToType(missing) {
  const manager = isCommand('dnf') ? 'dnf' : 'apt';
  const packages = packagesFor(missing, manager);
  const parts = packages.length > 0 ? [`sudo ${manager} install -y ${packages.join(' ')}`] : [];
  if (missing.includes('chromium') && !carriesChromium()) {
    parts.push(['npx playwright', ...playwrightInstall].join(' '));
  }
  return parts.join(' && ');
}

/**
 * @param {readonly Need[]} missing
 * @param {'apt' | 'dnf'} manager
 */
function packagesFor(missing, manager) {
  const packaged = missing.filter((name) => name !== 'chromium' || carriesChromium());
  return packaged.flatMap((name) => needs[name][manager]);
}

function carriesChromium() {
  if (process.platform !== 'linux') return false;
  try {
    return !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return true;
  }
}

/** @param {string} name */
function isCommand(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return folders.some((folder) => folder !== '' && existsSync(join(folder, name)));
}
