import { z } from 'zod';

import { knownServer } from './servers.ts';

/** Bound of what the app keeps for reading offline (bytes). */
export const cacheLimit = 200 * 1024 * 1024;

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

/** Everything the settings page shows and changes. */
export const desktopSettings = z.object({
  servers: z.array(knownServer),
  spelling: spellingSettings,
  /** Whether new messages and requests are shown by the operating system. */
  notifies: z.boolean(),
  offline: offlineSettings,
});
export type DesktopSettings = z.infer<typeof desktopSettings>;

/** The settings that can be changed directly; a server is changed with `connect`. */
export const settingsChange = z.strictObject({
  notifies: z.boolean().optional(),
  spelling: z
    .strictObject({ isOn: z.boolean(), languages: z.array(z.string().regex(/^[A-Za-z-]{2,12}$/)).max(5) })
    .optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

/** The things that can be fetched ahead for reading offline. */
export const offlineScopes = ['directory', 'saved'] as const;
export type OfflineScope = (typeof offlineScopes)[number];

export const offlineResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), answers: z.number().int(), failed: z.number().int() }),
  z.object({ kind: z.literal('stopped'), reason: z.enum(['signed-out', 'unreachable', 'busy']) }),
]);
export type OfflineResult = z.infer<typeof offlineResult>;

export const offlineProgress = z.object({
  scope: z.enum(offlineScopes),
  done: z.number().int(),
  /** Grows while lists are still being read. */
  known: z.number().int(),
});
export type OfflineProgress = z.infer<typeof offlineProgress>;
