import type { z } from 'zod';

import { type CallHandlers, desktopCalls } from '#contract/desktop/bridge.ts';
import { type CallName, callChannels, callNames } from '#contract/desktop/channels.ts';
import { isTrustedSender, type SenderFrame } from './sender.ts';

/** The part of Electron's `ipcMain` that calls need. */
export interface CallReceiver {
  handle(
    channel: string,
    listener: (event: { senderFrame: SenderFrame | null }, ...args: unknown[]) => Promise<unknown>,
  ): void;
}

interface RuntimeCall {
  args: z.ZodType<readonly unknown[]>;
  result: z.ZodType;
  run: (...args: never[]) => unknown;
}

/**
 * Registers a handler for every call of the contract. The renderer's promise is rejected, with a
 * message that names the call and nothing of its content, when the sender is not the app's own page,
 * or when arguments or result are not of the declared shape.
 */
export function registerCalls(receiver: CallReceiver, handlers: CallHandlers): void {
  const register = (name: CallName, { args, result, run }: RuntimeCall) => {
    receiver.handle(callChannels[name], async (event, ...given) => {
      if (!isTrustedSender(event.senderFrame)) throw new Error(`${name} was refused: unknown sender`);
      const parsed = args.safeParse(given);
      if (!parsed.success) throw new Error(`${name} was refused: wrong arguments`);
      const answer = result.safeParse(await run(...(parsed.data as never[])));
      if (!answer.success) throw new Error(`${name} failed: wrong result`);
      return answer.data;
    });
  };
  for (const name of callNames) register(name, { ...desktopCalls[name], run: handlers[name] });
}
