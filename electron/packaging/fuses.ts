import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/**
 * Electron's fuses as CARDI ships them. `Required` over the whole table: a fuse that a later Electron
 * adds does not compile until someone has decided on it.
 */
export const fuses: Required<Record<FuseV1Options, boolean>> = {
  // The packed program is no Node interpreter for anyone who finds it on a disk.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  // Code comes from the archive that was signed, and from nowhere else.
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  // No custom snapshot is shipped.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages come from app://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Electron's default: the handler only turns out-of-bounds accesses of WebAssembly into traps.
  [FuseV1Options.WasmTrapHandlers]: true,
};

/** Whether this is a package for QA: Playwright drives a program by the one fuse that is otherwise off. */
export const isForQa = (env: Record<string, string | undefined>) => env.CARDI_QA_BUILD === '1';

/**
 * The table in the form `flipFuses` takes; it fails when the binary has a fuse the table lacks. A package
 * for QA differs in one fuse and says so while it is packed.
 */
export function fuseConfig(env: Record<string, string | undefined>): FuseConfig {
  return {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    ...fuses,
    [FuseV1Options.EnableNodeCliInspectArguments]: isForQa(env),
  };
}
