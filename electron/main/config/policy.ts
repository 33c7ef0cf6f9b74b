import { z } from 'zod';

import { updateChannels } from '#contract/desktop/updates.ts';
import { serverOrigin } from '../network/server-origin.ts';
import { feedUrl, productName, publicKey } from './build.ts';

/** The registry has no booleans. */
const flag = z.union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)]).optional();

/**
 * The settings an organization can decide for its computers. The names are those of registry values (Windows), keys of
 * a configuration profile (macOS) and of `/etc/cardi/policy.json` (Linux). Unknown names, as from a later version, are
 * ignored.
 */
export const policySchema = z.object({
  Name: productName.optional(),
  /** The only server that the app may use. */
  ServerUrl: serverOrigin.optional(),
  /** The servers that the settings page offers by name. */
  ProductionUrl: serverOrigin.optional(),
  StagingUrl: serverOrigin.optional(),
  UpdateUrl: feedUrl.optional(),
  UpdateKey: publicKey.optional(),
  UpdateChannel: z.enum(updateChannels, `must be one of ${updateChannels.join(', ')}`).optional(),
  CrashReports: flag,
  Notifications: flag,
  /** Whether the app goes on after its last window was closed. */
  KeepRunning: flag,
  StartAtLogin: flag,
  /** `false` forbids the shortcut of the search; `true` leaves it to the person. */
  SearchShortcut: flag,
  /** `false` keeps the titles of records out of the menus of tray, task bar and dock. */
  RecentRecords: flag,
});
export type Policy = z.infer<typeof policySchema>;

/** The values as found, and their source for error sentences. */
export interface FoundPolicy {
  source: string;
  values: Readonly<Record<string, unknown>>;
}
