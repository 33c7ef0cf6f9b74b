import { arch, release, type } from 'node:os';

import type { Diagnostics } from '#contract/desktop/bridge.ts';
import { contractVersion } from '#contract/health.ts';
import type { Desktop } from '../desktop.ts';

/** Diagnostics for support. They hold no token, no name and no content. */
export async function diagnose(
  desktop: Pick<Desktop, 'status' | 'server' | 'user' | 'offlineUsage'>,
  logsFolder: string,
  versions: Readonly<Record<string, string | undefined>> = process.versions,
): Promise<Diagnostics> {
  const status = await desktop.status();
  const { origin, mode, version, problem } = desktop.server();
  return {
    app: status.appVersion,
    electron: versions.electron ?? 'none',
    chromium: versions.chrome ?? 'none',
    node: versions.node ?? 'unknown',
    system: `${type()} ${release()} (${arch()})`,
    server: { origin, mode, version, problem },
    contractVersion,
    session: { ...status.session, isSignedIn: (await desktop.user()) !== null },
    cache: desktop.offlineUsage(),
    logsFolder,
  };
}
