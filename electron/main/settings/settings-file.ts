import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

import { refreshMinutes } from '#contract/desktop/collections.ts';
import { globalKeys } from '#contract/desktop/global-keys.ts';
import { serverModes } from '#contract/desktop/servers.ts';
import { updateChannels } from '#contract/desktop/updates.ts';
import { serverOrigin } from '../network/server-origin.ts';

/**
 * `settings.json` in the app's data folder. An administrator may write it before the first start. Unknown entries, as
 * from a newer version, are preserved.
 */
export const settingsSchema = z.looseObject({
  serverOrigin: serverOrigin.optional(),
  /** The mode that the server last reported, for the window's title until the server answers again. */
  serverMode: z.enum(serverModes).optional(),
  /** The servers that the settings page offers by name. */
  servers: z.looseObject({ production: serverOrigin.optional(), staging: serverOrigin.optional() }).optional(),
  /** The feed of updates: a folder with electron-updater's files. */
  updateUrl: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
  updateChannel: z.enum(updateChannels).optional(),
  sendsCrashReports: z.boolean().optional(),
  notifies: z.boolean().optional(),
  refreshMinutes: refreshMinutes.optional(),
  showsTray: z.boolean().optional(),
  keepsRunning: z.boolean().optional(),
  listsRecent: z.boolean().optional(),
  searchKeys: globalKeys.optional(),
  spelling: z.looseObject({ isOn: z.boolean(), languages: z.array(z.string()) }).optional(),
});
export type SavedSettings = z.infer<typeof settingsSchema>;

/** The text of the file, `null` where there is none. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Writes a file atomically: after a power cut it holds either the old content or the new. */
export function writeWhole(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
}

type Report = (problem: string, error?: unknown) => void;

/**
 * The settings; empty where there is no file. Entries of the wrong type are dropped, and a file that is not an object
 * is set aside. Both are reported, and the app starts.
 */
export function readSettings(file: string, report: Report): SavedSettings {
  const text = readText(file);
  if (text === null) return {};
  const content = parseObject(text);
  if (!content) {
    setAside(file, 'The settings file', report);
    return {};
  }
  const { data, error } = settingsSchema.safeParse(content);
  if (data) return data;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  report(`Entries of the settings file are left out: ${[...wrong].join(', ')}`, error.issues[0]);
  const rest = Object.entries(content).filter(([name]) => !wrong.has(name));
  return settingsSchema.parse(Object.fromEntries(rest));
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Renames a damaged file so that somebody can look at it later. */
export function setAside(file: string, name: string, report: Report): void {
  const aside = `${file}.broken`;
  report(`${name} cannot be read and was set aside as ${aside}`);
  try {
    renameSync(file, aside);
  } catch (error) {
    report(`${name} could not be set aside`, error);
  }
}

export interface SettingsFile {
  current: () => SavedSettings;
  /** Changes the given settings. When the disk refuses, `report` is called and the change lasts for this run. */
  change: (change: Partial<SavedSettings>) => void;
}

/** @param initial the settings read at the start, see `config.ts` */
export function createSettingsFile(file: string, initial: SavedSettings, report: Report): SettingsFile {
  let settings = initial;
  return {
    current: () => settings,
    change: (change) => {
      settings = { ...settings, ...change };
      try {
        writeWhole(file, `${JSON.stringify(settings, null, 2)}\n`);
      } catch (error) {
        report('The settings could not be saved', error);
      }
    },
  };
}
