import { rmSync } from 'node:fs';
import { z } from 'zod';

import { maxRecent, type OpenedRecord, openedRecord } from '#contract/desktop/recent.ts';
import type { SignedIn } from '../desktop.ts';
import { ownRoute } from '../security/own-route.ts';
import { readText, writeWhole } from '../settings/settings-file.ts';

/** `recent.json` in the app's data folder: records that a user has opened, the latest first. */
const saved = z.object({
  server: z.string(),
  userId: z.number().int(),
  records: z.array(openedRecord).max(maxRecent),
});
type Saved = z.infer<typeof saved>;

interface RecentOptions {
  file: string;
  onChange: (records: readonly OpenedRecord[]) => void;
  report: (problem: string, error: unknown) => void;
}

/** One of our pages, without query and hash. */
const pathOf = (path: string): string | null => ownRoute(path)?.split(/[?#]/)[0] ?? null;

/** What a menu can show of a title: one line. */
const titleOf = (title: string) => title.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * The records that a user has opened last. They belong to that user on that server: when they sign out, when their session
 * ends and when another one signs in, all of it goes.
 */
export function createRecentRecords({ file, onChange, report }: RecentOptions) {
  let held = readSaved(file);
  /** Whether they are known to belong to who is signed in. Until then nobody is shown them. */
  let isTheirs = false;

  const keep = (next: Saved | null) => {
    isTheirs = true;
    if (!held && !next) return;
    held = next;
    try {
      if (next) writeWhole(file, JSON.stringify(next));
      else rmSync(file, { force: true });
    } catch (error) {
      report('The recent records could not be saved', error);
    }
    onChange(next?.records ?? []);
  };
  const belongsTo = (who: SignedIn) => held?.server === who.server && held.userId === who.userId;

  return {
    all: (): readonly OpenedRecord[] => (isTheirs && held?.records) || [],
    forget: () => keep(null),
    /** At the start, once it is known who is signed in: those of anyone else go. */
    keepFor: (who: SignedIn | null): void => {
      if (!who || !belongsTo(who)) return keep(null);
      isTheirs = true;
      onChange(held?.records ?? []);
    },
    opened: (who: SignedIn, record: OpenedRecord): void => {
      const path = pathOf(record.path);
      const title = titleOf(record.title);
      if (path === null || title === '') return;
      const before = belongsTo(who) ? (held?.records ?? []) : [];
      const [latest] = before;
      if (latest?.path === path && latest.title === title) return;
      const others = before.filter((other) => other.path !== path);
      keep({ ...who, records: [{ title, path }, ...others].slice(0, maxRecent) });
    },
  };
}
export type RecentRecords = ReturnType<typeof createRecentRecords>;

function readSaved(file: string): Saved | null {
  try {
    return saved.safeParse(JSON.parse(readText(file) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
