import type { SessionStorage } from '#contract/desktop/bridge.ts';
import type { Connection } from '../app-protocol/proxy/receive.ts';
import { createTokenStore, deviceAccount, type Keychain } from '../session/keychain.ts';
import { createKnownDevice } from '../session/known-device.ts';
import { createSession } from '../session/session.ts';

interface ConnectionsOptions {
  keychain: Keychain;
  /** The session of a user has ended because the server at `origin` no longer knows it. */
  onExpired: (origin: string, userId: number) => void;
  onStorageChange: (origin: string, storage: SessionStorage) => void;
}

/**
 * One connection for each server, with its own session and its own keychain entries for session and device. Returning
 * to a server finds its session again; no server ever receives another server's token.
 */
export function createConnections({ keychain, onExpired, onStorageChange }: ConnectionsOptions) {
  const connections = new Map<string, Connection>();
  return (origin: string): Connection => {
    const known = connections.get(origin);
    if (known) return known;
    const store = createTokenStore({
      keychain,
      account: origin,
      onStorageChange: (storage) => onStorageChange(origin, storage),
    });
    const device = createKnownDevice(createTokenStore({ keychain, account: deviceAccount(origin) }));
    const connection = { origin, session: createSession(store, (userId) => onExpired(origin, userId)), device };
    connections.set(origin, connection);
    return connection;
  };
}
