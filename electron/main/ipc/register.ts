import { ipcMain, type WebContents } from 'electron';

import type { CallHandlers } from '#contract/desktop/bridge.ts';
import { registerCalls } from './calls.ts';

/** Registers the contract's calls for the app's windows. */
export function setUpIpc(handlers: CallHandlers<WebContents>): void {
  registerCalls(ipcMain, handlers);
}
