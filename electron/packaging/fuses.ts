import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/**
 * Electron's fuses as CARDI ships them. `Required` over the whole table: a fuse that a later Electron
 * adds does not compile until someone has decided on it.
 */
export const fuses: Required<Record<FuseV1Options, boolean>> = {
  // The packed program is no Node interpreter for whoever finds it on a disk.
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

/** The table in the form `flipFuses` takes; it fails when the binary has a fuse the table lacks. */
export const fuseConfig: FuseConfig = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  ...fuses,
};
