import { join } from 'node:path';
import { z } from 'zod';
import { defaultServerOrigin, serverOrigin } from '#electron/main/network/server-origin.ts';
import { defaultServers } from '../servers/known-servers.ts';
import { readText, type SavedSettings, settingsSchema } from '../settings/settings-file.ts';

const notEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Environment variables the desktop app reads. An empty one counts as not set. */
const environment = z.object({
  CARDI_SERVER_URL: notEmpty(serverOrigin),
  CARDI_PRODUCTION_URL: notEmpty(serverOrigin),
  CARDI_STAGING_URL: notEmpty(serverOrigin),
  CARDI_UPDATE_URL: notEmpty(z.url({ protocol: /^https$/, error: 'must begin with https://' })),
});

export interface Config {
  serverOrigin: string;
  /** The server was set from outside for this run: the settings do not remember it. */
  isServerGiven: boolean;
  servers: { production: string; staging: string };
  /** Where updates come from, `null` for the address in the package. */
  updateUrl: string | null;
  /** The settings file, as it is before changes. */
  settings: SavedSettings;
  settingsFile: string;
}

/** A wrong setting, told in one sentence to the person who made it. */
export class ConfigError extends Error {}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'is not valid';
  return issue.code === 'unrecognized_keys' ? `has an unknown entry ${issue.keys.join(', ')}` : issue.message;
}

function readSettings(file: string): SavedSettings {
  const text = readText(file);
  if (text === null) return {};
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ConfigError(`The settings file ${file} is not valid JSON.`);
  }
  const parsed = settingsSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  throw new ConfigError(`The settings file ${file}: ${field ? `${field} ` : 'it '}${firstProblem(parsed.error)}.`);
}

/**
 * The app's configuration: the environment wins over the settings file, that over the default.
 *
 * @param userData the app's data folder
 * @param initialServer the server of an app that was never told one
 * @throws ConfigError with a sentence for a person
 */
export function readConfig(
  env: Record<string, string | undefined>,
  userData: string,
  initialServer: 'production' | 'local' = 'local',
): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? 'The environment');
    throw new ConfigError(`${name} ${firstProblem(parsed.error)}.`);
  }
  const { CARDI_SERVER_URL, CARDI_PRODUCTION_URL, CARDI_STAGING_URL, CARDI_UPDATE_URL } = parsed.data;
  const settingsFile = join(userData, 'settings.json');
  const settings = readSettings(settingsFile);
  const servers = {
    production: CARDI_PRODUCTION_URL ?? settings.servers?.production ?? defaultServers.production,
    staging: CARDI_STAGING_URL ?? settings.servers?.staging ?? defaultServers.staging,
  };
  const initial = initialServer === 'production' ? servers.production : defaultServerOrigin;
  return {
    serverOrigin: CARDI_SERVER_URL ?? settings.serverOrigin ?? initial,
    isServerGiven: CARDI_SERVER_URL !== undefined,
    servers,
    updateUrl: CARDI_UPDATE_URL ?? settings.updateUrl ?? null,
    settings,
    settingsFile,
  };
}
