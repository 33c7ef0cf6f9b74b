import type { Refusal, SavedEdition } from '#contract/desktop/outbox.ts';
import type { SealKey } from '../sealed/seal.ts';
import type { Change } from './change.ts';
import { createClearing } from './clearing.ts';
import { behindMade, behindRefused, inPlaceOf, isSave, overSeen, savedBy } from './editions.ts';
import { readEntries } from './entries.ts';
import { type Entry, type Owner, present, renewed } from './entry.ts';
import { hindranceOf } from './hindrance.ts';
import { replacedIn, rowOf } from './new-entry.ts';
import { openOutboxFile } from './outbox-file.ts';
import { prepareRows, type Row } from './rows.ts';
import type { TurnedAway } from './turned-away.ts';

export type Outbox = ReturnType<typeof openOutbox>;

interface OutboxOptions {
  file: string;
  key: SealKey;
  /** The entries of a user have changed. */
  onChange: (owner: Owner) => void;
  report: (problem: string, error?: unknown) => void;
  now?: () => number;
}

/**
 * Changes that wait for their server, in the order in which they were made. Each is on the disk before it is
 * acknowledged, sealed with a key of the keychain. Throws what SQLite throws.
 */
export function openOutbox({ file, key, onChange, report, now = Date.now }: OutboxOptions) {
  const db = openOutboxFile(file, report);
  const rows = prepareRows(db, key, report);
  const entries = readEntries(rows, onChange);
  const { of, find, replace } = entries;
  const underWay = new Set<string>();
  /** The records that the server has numbered since the app was started. */
  const numbered = new Set<string>();
  const hindrance = (owner: Owner, change: Change) => hindranceOf(change, of(owner).length, key);
  const clearing = createClearing({ db, rows, now, onGone: entries.drop });

  return {
    ...clearing,
    of,
    hindrance,
    /** Whether a change of this record waits, or was refused: later ones stand in line behind it. */
    holds: (owner: Owner, record: string): boolean => entries.lineOf(owner, record).length > 0,
    /**
     * Takes a change and returns its key; `null` where something hinders it. It is on the disk by then.
     *
     * @param name of the record, as far as it is known
     */
    add: (owner: Owner, change: Change, writeKey: string, name: string | null = null): string | null => {
      if (find(owner, writeKey)) return writeKey;
      if (hindrance(owner, change)) return null;
      const line = entries.lineOf(owner, change.record);
      const replaced = replacedIn(line, change, (entry) => underWay.has(entry.key));
      const row = rowOf(owner, change, { key: writeKey, name, at: now() });
      entries.add(change.rule.editions && replaced ? inPlaceOf(row, replaced) : row, replaced);
      return writeKey;
    },
    /** Marks an entry as being sent until the function that is returned is called. */
    begin: (entry: Entry): (() => void) => {
      underWay.add(entry.key);
      onChange(entry);
      return () => {
        underWay.delete(entry.key);
        onChange(entry);
      };
    },
    /**
     * The server has made a change; returns what it says of the record, where the change saved a form. The save behind it
     * is about that edition from now on, and both are on the disk together.
     */
    made: (entry: Entry, answer: string): SavedEdition | null => {
      const rule = entry.change?.rule.editions;
      const saved = rule ? savedBy(answer) : null;
      const next = saved ? entries.saveBehind(entry) : undefined;
      if (rule && saved && next) entries.handOver(entry, behindMade(next, rule, saved));
      else entries.remove(entry);
      if (entry.local !== null) numbered.add(entry.local);
      return saved && { key: entry.key, ...saved };
    },
    /** Whether the server has given this record a number by now: a page that does not know would make it twice. */
    isNumbered: ({ local }: Pick<Change, 'local'>): boolean => local !== null && numbered.has(local),
    /** Keeps an entry that was refused, with what was said; of two saves of a form the newer one. */
    refuse: (entry: Entry, refusal: Omit<Refusal, 'at'>): void => {
      const refused = { ...entry, refusal: { ...refusal, at: new Date(now()).toISOString() } };
      const next = isSave(entry) && refusal.by === 'server' ? entries.saveBehind(entry) : undefined;
      if (next) entries.handOver(entry, behindRefused(next, refused));
      else replace(entry, refused);
    },
    noteTurnedAway: (entry: Entry, turnedAway: TurnedAway): void => replace(entry, { ...entry, turnedAway }),
    /**
     * Lets a refused entry be sent again; under a new key where the server may have forgotten the one it had.
     *
     * @param seen the edition of the form that its user has seen, see `overSeen`
     */
    release: (owner: Owner, name: string, needsNewKey: (entry: Entry) => boolean, seen?: number | null): void => {
      const entry = find(owner, name);
      if (!entry?.refusal) return;
      const isSeen = isSave(entry) && seen !== undefined;
      const next: Row = isSeen && entry.change ? overSeen(entry, entry.change, seen) : entry;
      replace(entry, renewed(next, next.body, isSeen || needsNewKey(entry), now()));
    },
    /** Changes the text of an entry and lets it be sent; a sentence says why it cannot be. */
    edit: (owner: Owner, name: string, text: string): string | null => {
      const entry = find(owner, name);
      const field = entry?.change?.rule.text;
      if (!entry?.change || field === undefined || underWay.has(name)) return 'This change can no longer be edited.';
      const body = { ...entry.body, [field]: text };
      const problem = entry.change.endpoint.body?.safeParse(body).error?.issues[0]?.message;
      if (problem === undefined) replace(entry, renewed(entry, body, true, now()));
      return problem ?? null;
    },
    remove: (owner: Owner, name: string): void => {
      const entry = find(owner, name);
      if (entry) entries.remove(entry);
    },
    /** The entries of a user as their pages see them. */
    shown: (owner: Owner) => of(owner).map((entry) => present(entry, underWay.has(entry.key))),
    close: (): void => void db.close(),
  };
}
