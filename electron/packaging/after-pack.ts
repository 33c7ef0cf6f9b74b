import { join } from 'node:path';

import { flipFuses } from '@electron/fuses';
import type { AfterPackContext } from 'electron-builder';

import { fuseConfig, isForQa } from './fuses.ts';

/** Where electron-builder has put the program, relative to the folder of the packed app. */
function programPath(platform: string, name: string): string {
  if (platform === 'darwin') return `${name}.app`;
  return platform === 'win32' ? `${name}.exe` : name;
}

/**
 * electron-builder's hook between packing and signing: sets the fuses in the binary, so that the
 * signature covers them. Rejects when the binary has a fuse the table does not name.
 */
export default async function afterPack({
  packager,
  appOutDir,
  electronPlatformName,
}: AfterPackContext): Promise<void> {
  const { executableName } = packager as { executableName?: unknown };
  const name =
    electronPlatformName === 'linux' && typeof executableName === 'string'
      ? executableName
      : packager.appInfo.productFilename;
  if (isForQa(process.env))
    console.warn('This package is for QA: it can be driven from outside. Do not give it to anyone.');
  await flipFuses(join(appOutDir, programPath(electronPlatformName, name)), fuseConfig(process.env));
}
