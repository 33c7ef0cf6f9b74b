import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/**
 * Electron's fuses as CARDI ships them. `Required` over the whole table makes the compiler refuse a fuse of a later
 * Electron until someone has decided on it.
 */
export const fuses: Required<Record<FuseV1Options, boolean>> = {
  // Nobody can use the packed program as a Node interpreter.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  // Code comes only from the archive that was signed.
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  // No custom snapshot is shipped.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages come from app://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Electron's default: the handler only turns out-of-bounds accesses of WebAssembly into traps.
  [FuseV1Options.WasmTrapHandlers]: true,
};

/** Whether this is a package for QA, with the one fuse that lets Playwright drive the program. */
export const isForQa = (env: Record<string, string | undefined>) => env.CARDI_QA_BUILD === '1';

/**
 * The table in the form that `flipFuses` takes; it fails when the binary has a fuse that the table lacks. A package for
 * QA differs in one fuse, and packing prints that.
 */
export function fuseConfig(
  env: Record<string, string | undefined>,
  target: { platform: string; arch: string },
): FuseConfig {
  return {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // A changed program on Apple silicon does not start without a signature; signing with a Developer ID replaces this
    // one later.
    resetAdHocDarwinSignature: target.platform === 'darwin' && target.arch !== 'x64',
    ...fuses,
    [FuseV1Options.EnableNodeCliInspectArguments]: isForQa(env),
  };
}
