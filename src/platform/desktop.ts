import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { type CallName, callNames, type EventName, eventNames, listenerName } from '#contract/desktop/channels.ts';
import type { Platform } from './platform.ts';

declare global {
  interface Window {
    /** Set by the preload script of the desktop app, absent on the web. */
    readonly cardi?: DesktopBridge;
  }
}

/** The desktop app through its bridge. Every value from the bridge is parsed. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  const app = parsedBridge(bridge);
  return {
    kind: 'desktop',
    status: app.status,
    onStatusChange: app.onStatusChanged,
    onSessionExpired: (listener) => app.onSessionExpired(() => listener()),
    openExternal: app.openExternal,
    app,
  };
}

/** Loaded at the first call: the web has no use for them. */
const schemas = () => import('#contract/desktop/bridge.ts');

/** The same functions as the bridge's, with answers and events of the declared shape, or an error. */
function parsedBridge(bridge: DesktopBridge): DesktopBridge {
  const call =
    (name: CallName) =>
    async (...args: unknown[]) => {
      const ask = bridge[name] as (...args: unknown[]) => Promise<unknown>;
      const [answer, { desktopCalls }] = await Promise.all([ask(...args), schemas()]);
      return desktopCalls[name].result.parse(answer);
    };
  const subscribe = (name: EventName) => (listener: (payload: unknown) => void) => {
    const listen = bridge[listenerName(name)] as (listener: (payload: unknown) => unknown) => () => void;
    let isStopped = false;
    const hear = async (payload: unknown) => {
      const { desktopEvents } = await schemas();
      if (!isStopped) listener(desktopEvents[name].parse(payload));
    };
    // Nobody waits for what a listener returns, so nobody else would hear of an error.
    const stop = listen((payload) =>
      hear(payload).catch((error: unknown) => console.error(`The event ${name} of the app failed`, error)),
    );
    return () => {
      isStopped = true;
      stop();
    };
  };
  // The schemas are those that the bridge's types are inferred from; only the compiler cannot see it.
  return Object.fromEntries([
    ...callNames.map((name) => [name, call(name)]),
    ...eventNames.map((name) => [listenerName(name), subscribe(name)]),
  ]) as DesktopBridge;
}

/** The desktop app's platform when its preload has set the bridge, `null` on the web. */
export function findDesktopPlatform(): Platform | null {
  return typeof window !== 'undefined' && window.cardi ? createDesktopPlatform(window.cardi) : null;
}
