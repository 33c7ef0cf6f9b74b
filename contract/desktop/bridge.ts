import { z } from 'zod';

import { liveEvent } from '#contract/live.ts';
import { searchMaxLength } from '#contract/search.ts';
import type { CallName, EventName, ListenerName } from './channels.ts';
import { keepResult, keptCollections, namedCollection, wantedCollection } from './collections.ts';
import { draggedFile } from './drags.ts';
import { findRequest, findResult } from './find.ts';
import { keptResults } from './kept-search.ts';
import { editedText, outboxEntries, outboxLosses, outboxResult, savedEdition } from './outbox.ts';
import { openedRecord } from './recent.ts';
import { serverCheck, serverModes, serverProblems, typedAddress } from './servers.ts';
import { desktopSettings, offlineProgress, offlineResult, offlineSettings, settingsChange } from './settings.ts';
import { windowTabs } from './tabs.ts';
import { updateState } from './updates.ts';

/** Why a session cannot be stored in the operating system's keychain and lasts for this run only. */
export const keychainProblems = ['locked', 'absent', 'failed'] as const;
export type KeychainProblem = (typeof keychainProblems)[number];

/**
 * Where the session token is stored: in the system's keychain, in a file encrypted with a key of the system, or in
 * memory.
 */
export const sessionStorage = z.discriminatedUnion('kept', [
  z.object({ kept: z.literal('keychain') }),
  z.object({ kept: z.literal('memory'), reason: z.enum(keychainProblems) }),
]);
export type SessionStorage = z.infer<typeof sessionStorage>;

/** Information about the app for the renderer. */
export const desktopStatus = z.object({
  appVersion: z.string(),
  /** Origin of the server the app talks to, such as `https://cardi.example`. */
  serverOrigin: z.string(),
  /** The mode that the server last reported; `null` if it was never asked. */
  serverMode: z.enum(serverModes).nullable(),
  /** Why the app cannot use the server, as far as is known; `null` where it can. */
  serverProblem: z.enum(serverProblems).nullable(),
  session: sessionStorage,
});
export type DesktopStatus = z.infer<typeof desktopStatus>;

/** A link that may leave the app: a web or mail address, never one that starts a program. */
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
  z.object({
    name: z.enum([
      'search',
      'find',
      'findNext',
      'findPrevious',
      'shortcuts',
      'copyLink',
      'back',
      'forward',
      'newTab',
      'closeTab',
      'nextTab',
      'previousTab',
    ]),
  }),
  z.object({ name: z.literal('theme'), choice: z.enum(['light', 'dark', 'system']) }),
]);
export type DesktopCommand = z.infer<typeof desktopCommand>;

/** What has waited for a page while it was loading: the menu's commands, and the page to show. */
export const waitingCommands = z.object({
  commands: z.array(desktopCommand),
  path: z.string().startsWith('/').nullable(),
});
export type WaitingCommands = z.infer<typeof waitingCommands>;

interface Call {
  args: z.ZodTuple;
  result: z.ZodType;
}

/** Every call the renderer can make to the main process; both directions are parsed there. */
export const desktopCalls = {
  status: { args: z.tuple([]), result: desktopStatus },
  /** Opens a link in the browser or mail program; `false` when the link is refused or cannot be opened. */
  openExternal: { args: z.tuple([externalUrl]), result: z.boolean() },
  settings: { args: z.tuple([]), result: desktopSettings },
  /** Changes the given settings and leaves the rest. */
  changeSettings: { args: z.tuple([settingsChange]), result: desktopSettings },
  /** Checks a server and, if it is suitable, moves the app to it; the windows then reload. */
  connect: { args: z.tuple([typedAddress]), result: serverCheck },
  /** Deletes everything that was saved for reading offline. */
  clearCache: { args: z.tuple([]), result: desktopSettings },
  /** Downloads records for reading offline; events report the progress. */
  makeOffline: { args: z.tuple([]), result: offlineResult },
  /** Searches the local records, before or while the server is asked. */
  searchKept: { args: z.tuple([z.string().max(searchMaxLength)]), result: keptResults },
  /** What the user keeps offline. */
  collections: { args: z.tuple([]), result: keptCollections },
  /** Keeps a collection from now on; one that is kept already is brought up to date. */
  keepCollection: { args: z.tuple([wantedCollection]), result: keepResult },
  removeCollection: { args: z.tuple([namedCollection]), result: keptCollections },
  /** Brings a collection up to date now, or all (`null`). */
  updateCollections: { args: z.tuple([namedCollection.nullable()]), result: keptCollections },
  diagnostics: { args: z.tuple([]), result: diagnostics },
  /** Shows the folder of the logs; `false` where that failed. */
  openLogs: { args: z.tuple([]), result: z.boolean() },
  /** The page's theme, for the window's frame, its menus and the next start. */
  themeChosen: { args: z.tuple([z.enum(['light', 'dark', 'system'])]), result: z.null() },
  /** Finds text in the calling page and highlights it. */
  findInPage: { args: z.tuple([findRequest]), result: findResult },
  /** Ends the search and removes its highlights. */
  stopFinding: { args: z.tuple([]), result: z.null() },
  /** The page hears events from now on; answers with what has waited for it. */
  listening: { args: z.tuple([]), result: waitingCommands },
  /** The page shows a record, for the menus of recent ones. */
  recordOpened: { args: z.tuple([openedRecord]), result: z.null() },
  /** Makes the file that a drag may carry; whether it is there. */
  prepareDrag: { args: z.tuple([draggedFile]), result: z.boolean() },
  /** Drags the prepared file out of the page; `false` where there is none. */
  beginDrag: { args: z.tuple([]), result: z.boolean() },
  /** The tabs that the window had before it was loaded; `null` where it had no more than one. */
  tabs: { args: z.tuple([]), result: windowTabs.nullable() },
  tabsChanged: { args: z.tuple([windowTabs]), result: z.null() },
  /** Closes the window, which asks where entries are not saved. */
  closeWindow: { args: z.tuple([]), result: z.null() },
  /** Saves the page as PDF, where the person says. */
  savePdf: { args: z.tuple([]), result: z.null() },
  /** The changes of the user that wait for the server, or that it has refused, oldest first. */
  outbox: { args: z.tuple([]), result: outboxEntries },
  /**
   * Sends a change that was refused again. The save of a form goes over the edition that the user has seen; `null`: there
   * is none any more, so the record is made anew.
   */
  resendChange: { args: z.tuple([z.uuid(), z.number().int().nullable().optional()]), result: outboxResult },
  /** Changes the text of a change and sends it; `problem` says what is wrong with the text. */
  editChange: { args: z.tuple([z.uuid(), editedText]), result: outboxResult },
  /** Deletes a change that has not been sent. */
  discardChange: { args: z.tuple([z.uuid()]), result: outboxResult },
  /** The changes that were deleted without having been sent: the user's, or, signed out, those of the last user. */
  outboxLosses: { args: z.tuple([]), result: outboxLosses },
  /** The user has been told. */
  forgetOutboxLosses: { args: z.tuple([]), result: z.null() },
  /** Whether the app hears of changes as they happen. */
  live: { args: z.tuple([]), result: z.boolean() },
  updates: { args: z.tuple([]), result: updateState },
  checkForUpdates: { args: z.tuple([]), result: updateState },
  /** Ends the app, installs a downloaded update and starts it again; `false` where there is none. */
  restartToUpdate: { args: z.tuple([]), result: z.boolean() },
} as const satisfies Record<CallName, Call>;
export type DesktopCalls = typeof desktopCalls;

/**
 * The server's later answer to a call that was answered from the cache; `path` is the endpoint's path in the contract.
 */
const refreshed = z.object({
  path: z.string(),
  outcome: z.enum(['same', 'changed', 'failed']),
  savedAt: z.iso.datetime(),
});
export type Refreshed = z.infer<typeof refreshed>;

/** Every event that the main process sends to the renderer, with the schema of its content. */
export const desktopEvents = {
  /** The server no longer knows the session of this user; sent once for each session that ends this way. */
  sessionExpired: z.object({ userId: z.number().int() }),
  /**
   * Someone has signed in or out in one of the windows; the others still show the former user's pages. `isOther`: it is
   * not the user who was signed in last.
   */
  userChanged: z.object({ userId: z.number().int().nullable(), isOther: z.boolean().default(false) }),
  statusChanged: desktopStatus,
  refreshed,
  /** A page to show: from a link, a notification or the menu. */
  open: z.object({ path: z.string().startsWith('/') }),
  command: desktopCommand,
  offlineProgress,
  /** The collections kept offline have changed, or one of them has made progress. */
  collectionsChanged: z.null(),
  /**
   * The outbox has changed; with `isSent` a change has reached the server, so pages fetch their data again. `saved`: it
   * was the save of a form.
   */
  outboxChanged: z.object({ isSent: z.boolean(), saved: savedEdition.nullable() }),
  /** Whether the app hears of changes, and the one that it has just heard of, if any (rule live). */
  live: z.object({ isUp: z.boolean(), event: liveEvent.nullable() }),
  updatesChanged: updateState,
  /** A file was saved, or saving it failed. */
  downloaded: z.object({ name: z.string(), isSaved: z.boolean() }),
} as const satisfies Record<EventName, z.ZodType>;
export type DesktopEvents = typeof desktopEvents;

/**
 * The handler of a call in the main process: takes the parsed arguments and the calling page, and returns the declared
 * result.
 */
export type CallHandlers<Caller = unknown> = {
  [Name in CallName]: (
    ...args: [...z.output<DesktopCalls[Name]['args']>, caller: Caller]
  ) => z.input<DesktopCalls[Name]['result']> | Promise<z.input<DesktopCalls[Name]['result']>>;
};

type BridgeCalls = {
  [Name in CallName]: (...args: z.input<DesktopCalls[Name]['args']>) => Promise<z.output<DesktopCalls[Name]['result']>>;
};

type BridgeEvents = {
  /** Calls the listener on every event until the returned function is called. */
  [Name in EventName as ListenerName<Name>]: (listener: (payload: z.output<DesktopEvents[Name]>) => void) => () => void;
};

/** `window.cardi` in the desktop app: named functions only, no channel names, no event objects. */
export type DesktopBridge = BridgeCalls & BridgeEvents;
