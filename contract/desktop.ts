import { z } from 'zod';

import type { CallName, EventName } from './desktop-channels.ts';

/** Why a session cannot be kept in the operating system's keychain and lasts for this run only. */
export const keychainProblems = ['locked', 'absent', 'failed'] as const;
export type KeychainProblem = (typeof keychainProblems)[number];

/** Where the session token is held. There is no third place: never a file. */
export const sessionStorage = z.discriminatedUnion('kept', [
  z.object({ kept: z.literal('keychain') }),
  z.object({ kept: z.literal('memory'), reason: z.enum(keychainProblems) }),
]);
export type SessionStorage = z.infer<typeof sessionStorage>;

/** What the renderer may know about the app around it. */
export const desktopStatus = z.object({
  appVersion: z.string(),
  /** Origin of the server the app talks to, such as `https://cardi.example`. */
  serverOrigin: z.string(),
  session: sessionStorage,
});
export type DesktopStatus = z.infer<typeof desktopStatus>;

/** A link that may leave the app: a web or mail address, nothing that starts a program. */
const externalUrl = z.union([z.url({ protocol: /^https?$/ }).max(2000), z.url({ protocol: /^mailto$/ }).max(2000)]);

interface Call {
  args: z.ZodTuple;
  result: z.ZodType;
}

/** Every call the renderer can make to the main process; both directions are parsed there. */
export const desktopCalls = {
  status: { args: z.tuple([]), result: desktopStatus },
  /** Opens a link in the browser or mail program; `false` when it was refused or could not be opened. */
  openExternal: { args: z.tuple([externalUrl]), result: z.boolean() },
} as const satisfies Record<CallName, Call>;
export type DesktopCalls = typeof desktopCalls;

/** Every event the main process sends to the renderer, with the schema of what it carries. */
export const desktopEvents = {
  /** The server no longer knows the session; raised once for each session that ends this way. */
  sessionExpired: z.null(),
  statusChanged: desktopStatus,
} as const satisfies Record<EventName, z.ZodType>;
export type DesktopEvents = typeof desktopEvents;

/** What handles a call in the main process: parsed arguments in, the schema's result out. */
export type CallHandlers = {
  [Name in CallName]: (
    ...args: z.output<DesktopCalls[Name]['args']>
  ) => z.input<DesktopCalls[Name]['result']> | Promise<z.input<DesktopCalls[Name]['result']>>;
};

type BridgeCalls = {
  [Name in CallName]: (...args: z.input<DesktopCalls[Name]['args']>) => Promise<z.output<DesktopCalls[Name]['result']>>;
};

type BridgeEvents = {
  /** Calls back on every event until the function it returns is called. */
  [Name in EventName as `on${Capitalize<Name>}`]: (
    listener: (payload: z.output<DesktopEvents[Name]>) => void,
  ) => () => void;
};

/** `window.cardi` in the desktop app: named functions only, no channel names, no event objects. */
export type DesktopBridge = BridgeCalls & BridgeEvents;
