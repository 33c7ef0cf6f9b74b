import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

import { serverModes } from '#contract/desktop/servers.ts';
import { serverOrigin } from '#electron/main/network/server-origin.ts';

const savedSpelling = z.strictObject({ isOn: z.boolean(), languages: z.array(z.string()) });

/** `settings.json` in the app's data folder. An administrator may write it before the first start. */
export const settingsSchema = z.strictObject({
  serverOrigin: serverOrigin.optional(),
  /** The mode that the server last reported, for the window's title before it answers again. */
  serverMode: z.enum(serverModes).optional(),
  /** Addresses behind the names in the settings page. */
  servers: z.strictObject({ production: serverOrigin.optional(), staging: serverOrigin.optional() }).optional(),
  /** Where updates come from: a folder with electron-updater's files. */
  updateUrl: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
  notifies: z.boolean().optional(),
  spelling: savedSpelling.optional(),
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

/** Writes a file in one step: after a power cut it is the old one or the new one, never half of it. */
export function writeWhole(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
}

export interface SettingsFile {
  current: () => SavedSettings;
  /** Changes what is given; a disk that refuses is told to `report`, the change then lasts for this run. */
  change: (change: Partial<SavedSettings>) => void;
}

/** @param initial what was read at the start, see `config.ts` */
export function createSettingsFile(
  file: string,
  initial: SavedSettings,
  report: (problem: string, error: unknown) => void,
): SettingsFile {
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
