import type { z } from 'zod';

import { type CallHandlers, desktopCalls } from '#contract/desktop/bridge.ts';
import { type CallName, callChannels, callNames } from '#contract/desktop/channels.ts';
import { isTrustedSender, type SenderFrame } from './sender.ts';

/** The part of Electron's `ipcMain` that calls need. */
export interface CallReceiver<Caller = unknown> {
  handle(
    channel: string,
    listener: (event: { senderFrame: SenderFrame | null; sender: Caller }, ...args: unknown[]) => Promise<unknown>,
  ): void;
}

interface RuntimeCall {
  args: z.ZodType<readonly unknown[]>;
  result: z.ZodType;
  run: (...args: never[]) => unknown;
}

/**
 * Registers a handler for every call of the contract. The renderer's promise is rejected when the sender is not one of
 * the app's own pages, or when arguments or result do not have the declared shape. The message names the call and none
 * of its content.
 */
export function registerCalls<Caller>(receiver: CallReceiver<Caller>, handlers: CallHandlers<Caller>): void {
  const register = (name: CallName, { args, result, run }: RuntimeCall) => {
    receiver.handle(callChannels[name], async (event, ...given) => {
      if (!isTrustedSender(event.senderFrame)) throw new Error(`${name} was refused: unknown sender`);
      const parsed = args.safeParse(given);
      if (!parsed.success) throw new Error(`${name} was refused: wrong arguments`);
      const answer = result.safeParse(await run(...(parsed.data as never[]), event.sender as never));
      if (!answer.success) throw new Error(`${name} failed: wrong result`);
      return answer.data;
    });
  };
  for (const name of callNames) register(name, { ...desktopCalls[name], run: handlers[name] });
}
