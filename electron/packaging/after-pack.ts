import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { flipFuses } from '@electron/fuses';
import { type AfterPackContext, Arch } from 'electron-builder';

import { readBuild } from '../main/config/build.ts';
import { fuseConfig, isForQa } from './fuses.ts';
import { nativeProblems } from './native-modules.ts';

/** Path of the program that electron-builder made, relative to the folder of the packed app. */
function programPath(platform: string, name: string): string {
  if (platform === 'darwin') return `${name}.app`;
  return platform === 'win32' ? `${name}.exe` : name;
}

function nativeFiles(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.node'))
    .map((path) => ({ path, content: readFileSync(join(folder, path)) }));
}

/**
 * electron-builder's hook between packing and signing. Sets the fuses in the binary, so that the signature covers them.
 * Rejects when the binary has a fuse that the table does not name, and when a native module is missing or was built for
 * another system, because the app would then start without cache or keychain.
 */
export default async function afterPack({
  packager,
  appOutDir,
  electronPlatformName,
  arch,
}: AfterPackContext): Promise<void> {
  // The app does not start without its build file.
  readBuild(packager.projectDir);
  const { executableName } = packager as { executableName?: unknown };
  const product = packager.appInfo.productFilename;
  const name = electronPlatformName === 'linux' && typeof executableName === 'string' ? executableName : product;
  const resources = electronPlatformName === 'darwin' ? `${product}.app/Contents/Resources` : 'resources';
  const unpacked = join(appOutDir, resources, 'app.asar.unpacked');
  const problems = nativeProblems(nativeFiles(unpacked), electronPlatformName, Arch[arch]);
  if (problems.length > 0) {
    throw new Error(`${problems.join('; ')}. Pack on a machine of the system that the package is for.`);
  }
  if (isForQa(process.env))
    console.warn('This package is for QA: it can be driven from outside. Do not give it to anyone.');
  const target = { platform: electronPlatformName, arch: Arch[arch] };
  await flipFuses(join(appOutDir, programPath(electronPlatformName, name)), fuseConfig(process.env, target));
}
