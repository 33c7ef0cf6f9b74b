import type { SessionStorage } from '#contract/desktop/bridge.ts';
import type { Connection } from '../app-protocol/proxy/receive.ts';
import type { Keychain } from '../session/keychain.ts';
import { createKnownDevice } from '../session/known-device.ts';
import { createSession } from '../session/session.ts';
import { createTokenStore } from '../session/token-store.ts';

interface ConnectionsOptions {
  keychain: Keychain;
  /** A session has ended because the server at `origin` no longer knows it. */
  onExpired: (origin: string) => void;
  onStorageChange: (origin: string, storage: SessionStorage) => void;
}

/**
 * One connection, with a session of its own and keychain entries for it and for the device, for each server. Coming back to a
 * server finds its session again; no server ever meets another one's.
 */
export function createConnections({ keychain, onExpired, onStorageChange }: ConnectionsOptions) {
  const connections = new Map<string, Connection>();
  return (origin: string): Connection => {
    const known = connections.get(origin);
    if (known) return known;
    const store = createTokenStore({
      keychain,
      serverOrigin: origin,
      onStorageChange: (storage) => onStorageChange(origin, storage),
    });
    const device = createKnownDevice(createTokenStore({ keychain, serverOrigin: origin, entry: 'device' }));
    const connection = { origin, session: createSession(store, () => onExpired(origin)), device };
    connections.set(origin, connection);
    return connection;
  };
}
