import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { defaultServerOrigin, serverOrigin } from './server-origin.ts';

/** Environment variables the desktop app reads. An empty one counts as not set. */
const environment = z.object({
  CARDI_SERVER_URL: z.preprocess((value) => (value === '' ? undefined : value), serverOrigin.optional()),
});

/** `settings.json` in the app's data folder. */
const settings = z.strictObject({ serverOrigin: serverOrigin.optional() });

export interface Config {
  serverOrigin: string;
}

/** A wrong setting, told in one sentence to whoever made it. */
export class ConfigError extends Error {}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'is not valid';
  return issue.code === 'unrecognized_keys' ? `has an unknown entry ${issue.keys.join(', ')}` : issue.message;
}

function readSettings(file: string): z.infer<typeof settings> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ConfigError(`The settings file ${file} is not valid JSON.`);
  }
  const parsed = settings.safeParse(content);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  throw new ConfigError(`The settings file ${file}: ${field ? `${field} ` : 'it '}${firstProblem(parsed.error)}.`);
}

/**
 * The app's configuration: the environment wins over the settings file, that over the default.
 *
 * @param userData the app's data folder
 * @throws ConfigError with a sentence for a person
 */
export function readConfig(env: Record<string, string | undefined>, userData: string): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ConfigError(`CARDI_SERVER_URL ${firstProblem(parsed.error)}.`);
  const fromFile = readSettings(join(userData, 'settings.json'));
  return { serverOrigin: parsed.data.CARDI_SERVER_URL ?? fromFile.serverOrigin ?? defaultServerOrigin };
}
