import { EventEmitter } from 'node:events';

import { guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';
import type { Part } from '../support/part.ts';

/** The frame that sent a message. */
export interface Frame {
  url: string;
  parent: Frame | null;
}

type Invoked = (event: { senderFrame: Frame | null; sender: unknown }, ...args: unknown[]) => unknown;

const handlers = new Map<string, Invoked>();

class IpcMain extends EventEmitter implements Part<Electron.IpcMain, 'handle'> {
  handle(channel: string, listener: Invoked): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, listener);
  }
  removeHandler(channel: string): void {
    handlers.delete(channel);
  }
}

export const ipcMain = guarded('ipcMain', new IpcMain());

/** The channels that main handles. */
export const handledChannels = (): string[] => [...handlers.keys()];

/** The arrival of each page's last message: a page's messages arrive in the order in which it sent them. */
const arrivals = new WeakMap<object, Promise<void>>();

function arrival(sender: object): Promise<void> {
  const earlier = arrivals.get(sender);
  const arrived = late(() => {}).then(() => earlier);
  arrivals.set(sender, arrived);
  return arrived;
}

/**
 * `ipcRenderer.invoke` by a page. Arguments and result are cloned as between processes, both take time, and an error
 * arrives as a message only, worded as Electron does.
 */
export async function invoke(from: { frame: Frame | null; sender: object }, channel: string, args: unknown[]) {
  const sent = structuredClone(args);
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    await arrival(from.sender);
    const answer = await handler({ senderFrame: from.frame, sender: from.sender }, ...sent);
    return await late(() => structuredClone(answer));
  } catch (error) {
    throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error });
  }
}
