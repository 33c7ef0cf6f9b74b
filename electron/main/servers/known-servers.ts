import type { KnownServer } from '#contract/desktop/servers.ts';
import { defaultServerOrigin } from '#electron/main/network/server-origin.ts';

/** The servers to choose from; during development the demo server of `npm start` is one of them. */
export function knownServers(
  { production, staging }: { production: string | null; staging: string | null },
  isPackaged: boolean,
): KnownServer[] {
  const named = [
    { name: 'Production', origin: production },
    { name: 'Staging', origin: staging },
    { name: 'This computer', origin: isPackaged ? null : defaultServerOrigin },
  ] as const;
  return named.flatMap(({ name, origin }) => (origin === null ? [] : [{ name, origin }]));
}
