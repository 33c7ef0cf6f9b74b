import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { redact } from './redact.ts';

/** Past it the log is set aside as `cardi.old.log` and a new one begun (bytes). */
export const logLimit = 1024 * 1024;

interface LogOptions {
  folder: string;
  limit?: number;
  now?: () => Date;
}

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : '');

/**
 * The app's log: one line for each thing that went wrong, two files at most, without tokens, mail
 * addresses and the text of answers. A log that cannot be written is none: the app goes on.
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
        // See above.
      }
      return line;
    },
  };
}
