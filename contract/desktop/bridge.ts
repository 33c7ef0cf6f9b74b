import { z } from 'zod';

import type { CallName, EventName, ListenerName } from './channels.ts';
import { serverCheck, serverModes, serverProblems, typedAddress } from './servers.ts';
import {
  desktopSettings,
  offlineProgress,
  offlineResult,
  offlineScopes,
  offlineSettings,
  settingsChange,
} from './settings.ts';
import { updateState } from './updates.ts';

/** Why a session cannot be kept in the operating system's keychain and lasts for this run only. */
export const keychainProblems = ['locked', 'absent', 'failed'] as const;
export type KeychainProblem = (typeof keychainProblems)[number];

/** Where the session token is held. There is no third place: never a file. */
export const sessionStorage = z.discriminatedUnion('kept', [
  z.object({ kept: z.literal('keychain') }),
  z.object({ kept: z.literal('memory'), reason: z.enum(keychainProblems) }),
]);
export type SessionStorage = z.infer<typeof sessionStorage>;

/** The information about the app that the renderer may have. */
export const desktopStatus = z.object({
  appVersion: z.string(),
  /** Origin of the server the app talks to, such as `https://cardi.example`. */
  serverOrigin: z.string(),
  /** The mode that the server last reported; `null` if it was never asked. */
  serverMode: z.enum(serverModes).nullable(),
  /** Why it cannot be spoken to, as far as that has been found out; `null` where it can. */
  serverProblem: z.enum(serverProblems).nullable(),
  session: sessionStorage,
});
export type DesktopStatus = z.infer<typeof desktopStatus>;

/** A link that may leave the app: a web or mail address, nothing that starts a program. */
const externalUrl = z.union([z.url({ protocol: /^https?$/ }).max(2000), z.url({ protocol: /^mailto$/ }).max(2000)]);

/** Diagnostics for support. No token, no content, no user name. */
export const diagnostics = z.object({
  app: z.string(),
  electron: z.string(),
  chromium: z.string(),
  node: z.string(),
  system: z.string(),
  server: z.object({
    origin: z.string(),
    mode: z.enum(serverModes).nullable(),
    version: z.string().nullable(),
    problem: z.enum(serverProblems).nullable(),
  }),
  contractVersion: z.number().int(),
  session: sessionStorage.and(z.object({ isSignedIn: z.boolean() })),
  cache: offlineSettings.extend({ isOpen: z.boolean() }),
  logsFolder: z.string(),
});
export type Diagnostics = z.infer<typeof diagnostics>;

/** The commands that the app's menu sends to the page. */
export const desktopCommand = z.discriminatedUnion('name', [
  z.object({ name: z.literal('search') }),
  z.object({ name: z.literal('theme'), choice: z.enum(['light', 'dark', 'system']) }),
]);
export type DesktopCommand = z.infer<typeof desktopCommand>;

interface Call {
  args: z.ZodTuple;
  result: z.ZodType;
}

/** Every call the renderer can make to the main process; both directions are parsed there. */
export const desktopCalls = {
  status: { args: z.tuple([]), result: desktopStatus },
  /** Opens a link in the browser or mail program; `false` when it was refused or could not be opened. */
  openExternal: { args: z.tuple([externalUrl]), result: z.boolean() },
  settings: { args: z.tuple([]), result: desktopSettings },
  /** Changes what is given and leaves the rest. */
  changeSettings: { args: z.tuple([settingsChange]), result: desktopSettings },
  /** Asks a server who it is and, where it is fit, moves the app there: the window then reloads. */
  connect: { args: z.tuple([typedAddress]), result: serverCheck },
  /** Forgets everything that was kept for reading offline. */
  clearCache: { args: z.tuple([]), result: desktopSettings },
  /** Fetches records ahead for reading offline; events tell how far it is. */
  makeOffline: { args: z.tuple([z.enum(offlineScopes)]), result: offlineResult },
  diagnostics: { args: z.tuple([]), result: diagnostics },
  /** Shows the folder of the logs; `false` where that failed. */
  openLogs: { args: z.tuple([]), result: z.boolean() },
  /** The page's theme, for the window's frame, its menus and the next start. */
  themeChosen: { args: z.tuple([z.enum(['light', 'dark', 'system'])]), result: z.null() },
  updates: { args: z.tuple([]), result: updateState },
  checkForUpdates: { args: z.tuple([]), result: updateState },
  /** Ends the app, puts a downloaded update in place and starts it again; `false` where there is none. */
  restartToUpdate: { args: z.tuple([]), result: z.boolean() },
} as const satisfies Record<CallName, Call>;
export type DesktopCalls = typeof desktopCalls;

/** The result of asking the server while a cached answer was shown; `path` is the endpoint's path in the contract. */
const refreshed = z.object({
  path: z.string(),
  outcome: z.enum(['same', 'changed', 'failed']),
  savedAt: z.iso.datetime(),
});
export type Refreshed = z.infer<typeof refreshed>;

/** Every event the main process sends to the renderer, with the schema of what it carries. */
export const desktopEvents = {
  /** The server no longer knows the session; raised once for each session that ends this way. */
  sessionExpired: z.null(),
  statusChanged: desktopStatus,
  refreshed,
  /** A page to show: from a link, a notification or the menu. */
  open: z.object({ path: z.string().startsWith('/') }),
  command: desktopCommand,
  offlineProgress,
  updatesChanged: updateState,
  /** A file was saved, or could not be. */
  downloaded: z.object({ name: z.string(), isSaved: z.boolean() }),
} as const satisfies Record<EventName, z.ZodType>;
export type DesktopEvents = typeof desktopEvents;

/** The handler of a call in the main process: takes the parsed arguments and returns the result of the schema. */
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
  [Name in EventName as ListenerName<Name>]: (listener: (payload: z.output<DesktopEvents[Name]>) => void) => () => void;
};

/** `window.cardi` in the desktop app: named functions only, no channel names, no event objects. */
export type DesktopBridge = BridgeCalls & BridgeEvents;
