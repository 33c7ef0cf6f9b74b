import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { redact } from './redact.ts';

/** Beyond this size the log is renamed to `cardi.old.log` and a new one begun (bytes). */
export const logLimit = 1024 * 1024;

interface LogOptions {
  folder: string;
  limit?: number;
  now?: () => Date;
}

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : '');

/**
 * The app's log: one line for each problem, two files at most, without tokens, email addresses or the content of
 * answers. When the log cannot be written, the app goes on without it.
 */
export function createLog({ folder, limit = logLimit, now = () => new Date() }: LogOptions) {
  const file = join(folder, 'cardi.log');
  return {
    folder,
    write: (problem: string, error?: unknown): string => {
      const what = error === undefined ? problem : `${problem}: ${messageOf(error) || 'unknown error'}`;
      const line = `${now().toISOString()} ${redact(what.replaceAll(/[\r\n]+/g, ' '))}`;
      try {
        mkdirSync(folder, { recursive: true });
        if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > limit) {
          renameSync(file, join(folder, 'cardi.old.log'));
        }
        appendFileSync(file, `${line}\n`, { mode: 0o600 });
      } catch {
        // Logging never stops the app.
      }
      return line;
    },
  };
}
export type Log = ReturnType<typeof createLog>;
