import { z } from 'zod';

import { refreshMinutes } from './collections.ts';
import { globalKeys } from './global-keys.ts';
import { knownServer } from './servers.ts';
import { updateChannels } from './updates.ts';

/** The limit of the data saved for reading offline (bytes). */
export const cacheLimit = 200 * 1024 * 1024;

/** Records that have not been read for this many days are deleted. */
export const keptDays = 90;

export const spellingSettings = z.object({
  isOn: z.boolean(),
  /** Language codes such as `en-US`; empty where the operating system chooses (macOS). */
  languages: z.array(z.string()),
  available: z.array(z.string()),
});

export const offlineSettings = z.object({
  /** The size of the cache in bytes, and its number of answers. */
  bytes: z.number().int().nonnegative(),
  answers: z.number().int().nonnegative(),
  limit: z.number().int().positive(),
});

/** The settings that an organization can decide for its computers. */
export const managedSettings = [
  'server',
  'updates',
  'updateChannel',
  'crashReports',
  'notifications',
  'background',
  'login',
  'searchKeys',
  'recentRecords',
] as const;
export type ManagedSetting = (typeof managedSettings)[number];

/** The settings for CARDI outside its windows. */
export const presenceSettings = z.object({
  /** Whether an icon is in the tray, or in the menu bar of macOS. */
  showsTray: z.boolean(),
  /** Whether the app keeps running after its last window was closed. */
  keepsRunning: z.boolean(),
  /** Whether the system starts the app at sign-in; `null` for a copy that runs from source. */
  startsAtLogin: z.boolean().nullable(),
  /** Whether records that were opened are listed in the menus of tray, task bar and dock. */
  listsRecent: z.boolean(),
  /** The keys that open the search from any program, and whether the system refused them. */
  searchKeys: z.object({ keys: z.string().nullable(), isRefused: z.boolean() }),
});
export type PresenceSettings = z.infer<typeof presenceSettings>;

/** Everything the settings page shows and changes. */
export const desktopSettings = z.object({
  /** The settings that the organization manages; the person cannot change them. */
  managed: z.array(z.enum(managedSettings)),
  servers: z.array(knownServer),
  spelling: spellingSettings,
  updateChannel: z.enum(updateChannels),
  /** Whether reports of crashes are sent to the server; off unless the person or the organization says so. */
  sendsCrashReports: z.boolean(),
  /** Whether new messages and requests are shown by the operating system. */
  notifies: z.boolean(),
  presence: presenceSettings,
  offline: offlineSettings,
  /** How often what is kept offline is brought up to date (minutes). */
  refreshMinutes,
});
export type DesktopSettings = z.infer<typeof desktopSettings>;

/** Main accepts only those codes of this length that Chromium knows, such as `es-419` and `en-GB-oxendict`. */
const languageCode = /^[A-Za-z0-9-]{2,35}$/;

/** The settings that can be changed directly; a server is changed with `connect`. */
export const settingsChange = z.strictObject({
  notifies: z.boolean().optional(),
  refreshMinutes: refreshMinutes.optional(),
  updateChannel: z.enum(updateChannels).optional(),
  sendsCrashReports: z.boolean().optional(),
  presence: z
    .strictObject({
      showsTray: z.boolean(),
      keepsRunning: z.boolean(),
      startsAtLogin: z.boolean(),
      listsRecent: z.boolean(),
      searchKeys: globalKeys.nullable(),
    })
    .partial()
    .optional(),
  spelling: z.strictObject({ isOn: z.boolean(), languages: z.array(z.string().regex(languageCode)).max(5) }).optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const offlineResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), answers: z.number().int(), failed: z.number().int() }),
  z.object({ kind: z.literal('stopped'), reason: z.enum(['signed-out', 'unreachable', 'busy']) }),
]);
export type OfflineResult = z.infer<typeof offlineResult>;

export const offlineProgress = z.object({
  done: z.number().int(),
  /** Grows while lists are being read. */
  known: z.number().int(),
});
export type OfflineProgress = z.infer<typeof offlineProgress>;
