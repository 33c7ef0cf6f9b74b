import { guarded } from '../support/guarded.ts';
import { needsUnready } from '../support/readiness.ts';
import { session } from './session.ts';

/** Schemes that Chromium treats as it treats https. */
export const privileged = new Map<string, Electron.Privileges>();

const own = {
  registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]): void => {
    needsUnready('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges } of schemes) privileged.set(scheme, privileges ?? {});
  },
  handle: (...args: Parameters<Electron.Protocol['handle']>): void => session.defaultSession.protocol.handle(...args),
  unhandle: (scheme: string): void => session.defaultSession.protocol.unhandle(scheme),
  isProtocolHandled: (scheme: string): boolean => session.defaultSession.protocol.isProtocolHandled(scheme),
} satisfies Partial<Electron.Protocol>;

export const protocol = guarded('protocol', own);
