import { join } from 'node:path';
import { z } from 'zod';

import type { ManagedSetting } from '#contract/desktop/settings.ts';
import type { UpdateChannel } from '#contract/desktop/updates.ts';
import { defaultServerOrigin, serverOrigin } from '../network/server-origin.ts';
import { readSettings, type SavedSettings } from '../settings/settings-file.ts';
import { type Build, feedUrl, sourceBuild } from './build.ts';
import { ConfigError } from './config-error.ts';
import { type FoundPolicy, type Policy, policySchema } from './policy.ts';

const notEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Environment variables the desktop app reads. An empty one counts as not set. */
const environment = z.object({
  CARDI_SERVER_URL: notEmpty(serverOrigin),
  CARDI_PRODUCTION_URL: notEmpty(serverOrigin),
  CARDI_STAGING_URL: notEmpty(serverOrigin),
  CARDI_UPDATE_URL: notEmpty(feedUrl),
});

export interface Config {
  /** The name shown to people. */
  name: string;
  serverOrigin: string;
  /** The server came from the environment or a policy, so it is not saved in the settings. */
  isServerGiven: boolean;
  servers: Build['servers'];
  updates: { url: string | null; key: string | null; channel: UpdateChannel };
  decided: Decided;
  sendsCrashReports: boolean;
  /** The settings that the organization manages; the person cannot change them. */
  managed: ManagedSetting[];
  /** The settings file as read at the start. */
  settings: SavedSettings;
  settingsFile: string;
}

/** What the organization says about settings of a person; `null` where it says nothing. */
export interface Decided {
  notifies: boolean | null;
  keepsRunning: boolean | null;
  startsAtLogin: boolean | null;
  listsRecent: boolean | null;
  /** Whether there may be keys that open the search from any program. */
  maySetSearchKeys: boolean;
}

/** @param place the beginning of the error sentence: where the wrong value is */
function parsed<Output>(schema: z.ZodType<Output>, values: unknown, place: string): Output {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ConfigError(`${place}${issue?.path.join('.') || 'It'} ${issue?.message ?? 'is not valid'}.`);
}

function managedBy(policy: Policy): ManagedSetting[] {
  const found: [ManagedSetting, unknown][] = [
    ['server', policy.ServerUrl],
    ['updates', policy.UpdateUrl],
    ['updateChannel', policy.UpdateChannel],
    ['crashReports', policy.CrashReports],
    ['notifications', policy.Notifications],
    ['background', policy.KeepRunning],
    ['login', policy.StartAtLogin],
    ['searchKeys', policy.SearchShortcut === false ? false : undefined],
    ['recentRecords', policy.RecentRecords],
  ];
  return found.flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

interface ConfigSources {
  env: Record<string, string | undefined>;
  /** The app's data folder. */
  userData: string;
  build?: Build;
  policy?: FoundPolicy;
  report?: (problem: string, error?: unknown) => void;
}

/**
 * The app's configuration. The organization's policy wins over the environment, the environment over the settings file,
 * the settings file over the package.
 *
 * @throws ConfigError with a sentence for a person
 */
export function readConfig(sources: ConfigSources): Config {
  const { env, userData, build = sourceBuild, policy: found, report = () => {} } = sources;
  const given = parsed(environment, env, '');
  const policy = parsed(policySchema, found?.values ?? {}, `The policy in ${found?.source ?? ''}: `);
  const settingsFile = join(userData, 'settings.json');
  const settings = readSettings(settingsFile, report);
  const servers = {
    production:
      policy.ProductionUrl ?? given.CARDI_PRODUCTION_URL ?? settings.servers?.production ?? build.servers.production,
    staging: policy.StagingUrl ?? given.CARDI_STAGING_URL ?? settings.servers?.staging ?? build.servers.staging,
  };
  const fromOutside = policy.ServerUrl ?? given.CARDI_SERVER_URL;
  // An app that runs from source uses the server of `npm start`, whatever servers are named.
  const initial = build === sourceBuild ? null : servers.production;
  return {
    name: policy.Name ?? build.name,
    serverOrigin: fromOutside ?? settings.serverOrigin ?? initial ?? defaultServerOrigin,
    isServerGiven: fromOutside !== undefined,
    servers,
    updates: {
      url: policy.UpdateUrl ?? given.CARDI_UPDATE_URL ?? settings.updateUrl ?? build.updates?.url ?? null,
      key: policy.UpdateKey ?? build.updates?.key ?? null,
      channel: policy.UpdateChannel ?? settings.updateChannel ?? build.updates?.channel ?? 'stable',
    },
    decided: {
      notifies: policy.Notifications ?? null,
      keepsRunning: policy.KeepRunning ?? null,
      startsAtLogin: policy.StartAtLogin ?? null,
      listsRecent: policy.RecentRecords ?? null,
      maySetSearchKeys: policy.SearchShortcut ?? true,
    },
    sendsCrashReports: policy.CrashReports ?? settings.sendsCrashReports ?? false,
    managed: managedBy(policy),
    settings,
    settingsFile,
  };
}
