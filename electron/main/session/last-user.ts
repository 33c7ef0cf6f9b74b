import { rmSync } from 'node:fs';
import { z } from 'zod';

import { day } from '#contract/kit/durations.ts';
import { readText, writeWhole } from '../settings/settings-file.ts';

/**
 * `last-user.json` in the app's data folder: the user whose data this computer may still hold, by number, without a
 * name.
 */
const saved = z.object({
  server: z.string(),
  userId: z.number().int(),
  /** Since when nobody is signed in at that server (milliseconds since 1970). */
  absentSince: z.number().optional(),
});
type Saved = z.infer<typeof saved>;

/** How long a user's data is kept after their session was lost without a sign-out. */
export const gracePeriod = day;

interface LastUserOptions {
  file: string;
  report: (problem: string, error: unknown) => void;
  now?: () => number;
}

/**
 * Remembers across restarts who was signed in last. A session held only in memory is gone after a restart; without this
 * file the next person would find the former user's sign-in at the research tool and their private rows.
 */
export function createLastUser({ file, report, now = Date.now }: LastUserOptions) {
  let last = readSaved(file);
  const keep = (next: Saved | null) => {
    last = next;
    try {
      if (next) writeWhole(file, JSON.stringify(next));
      else rmSync(file, { force: true });
    } catch (error) {
      report('It could not be noted who is signed in', error);
    }
  };
  return {
    current: () => last,
    /** A user has signed in. Returns whether the last one was somebody else. */
    begins: (server: string, userId: number): boolean => {
      const isSame = last?.server === server && last.userId === userId;
      const isOther = last !== null && !isSame;
      if (!isSame || last?.absentSince !== undefined) keep({ server, userId });
      return isOther;
    },
    /** Nobody is signed in any more. Returns whether the last user has been away for longer than the grace period. */
    isOverdue: (): boolean => {
      if (!last) return false;
      const since = last.absentSince ?? now();
      if (last.absentSince === undefined) keep({ ...last, absentSince: since });
      return now() - since >= gracePeriod;
    },
    forget: () => keep(null),
  };
}

function readSaved(file: string): Saved | null {
  try {
    return saved.safeParse(JSON.parse(readText(file) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
