import { ipcMain } from 'electron';

import type { CallHandlers } from '#contract/desktop/bridge.ts';
import { registerCalls } from './calls.ts';

/** Opens the contract's calls to the app's window. */
export function setUpIpc(handlers: CallHandlers): void {
  registerCalls(ipcMain, handlers);
}
