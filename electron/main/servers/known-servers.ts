import type { KnownServer } from '#contract/desktop/servers.ts';
import { defaultServerOrigin } from '#electron/main/network/server-origin.ts';

/** Where the servers are that the settings offer by name; an operator names their own, see `config.ts`. */
export const defaultServers = {
  production: 'https://app.cardi.example',
  staging: 'https://staging.cardi.example',
} as const;

/** The servers to choose from; the demo server of `npm start` is one of them while the app is being developed. */
export function knownServers(
  { production, staging }: { production: string; staging: string },
  isPackaged: boolean,
): KnownServer[] {
  const servers: KnownServer[] = [
    { name: 'Production', origin: production },
    { name: 'Staging', origin: staging },
  ];
  return isPackaged ? servers : [...servers, { name: 'This computer', origin: defaultServerOrigin }];
}
