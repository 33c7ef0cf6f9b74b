import type { Refusal } from '#contract/desktop/outbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SealKey } from '../sealed/seal.ts';
import { type Change, changeOf } from './change.ts';
import { createClearing } from './clearing.ts';
import { type Entry, isOf, type Owner, present, renewed } from './entry.ts';
import { hindranceOf } from './hindrance.ts';
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
  const known = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const withChange = (row: Row): Entry => {
    const endpoint = known.get(row.endpoint);
    return { ...row, change: endpoint ? changeOf(endpoint, row.path, row.body) : null };
  };
  let entries: Entry[] = rows.all().map(withChange);
  const underWay = new Set<string>();

  const of = (owner: Owner): Entry[] => entries.filter(isOf(owner));
  const find = (owner: Owner, name: string) => of(owner).find((entry) => entry.key === name);
  const replace = (entry: Entry, next: Row): void => {
    rows.update(next);
    entries = entries.map((each) => (each.id === entry.id ? withChange(next) : each));
    onChange(entry);
  };
  const hindrance = (owner: Owner, change: Change) => hindranceOf(change, of(owner).length, key);
  const clearing = createClearing({
    db,
    rows,
    now,
    onGone: (owner, isGone) => {
      entries = entries.filter((entry) => !isGone(entry));
      onChange(owner);
    },
  });

  return {
    ...clearing,
    of,
    hindrance,
    /** Whether a change of this record waits, or was refused: later ones stand in line behind it. */
    holds: (owner: Owner, record: string): boolean => of(owner).some(({ change }) => change?.record === record),
    /**
     * Takes a change and returns its key; `null` where something hinders it. It is on the disk by then.
     *
     * @param name of the record, as far as it is known
     */
    add: (owner: Owner, change: Change, writeKey: string, name: string | null = null): string | null => {
      const own = of(owner);
      if (own.some((entry) => entry.key === writeKey)) return writeKey;
      if (hindrance(owner, change)) return null;
      const last = own.findLast((entry) => entry.change?.record === change.record);
      const isSame = last?.endpoint === change.endpoint.name && !underWay.has(last.key) && !last.refusal;
      const replaced = isSame && (change.rule.isLatestOnly || change.body === null) ? last : null;
      const row = rows.insert(
        {
          ...owner,
          key: writeKey,
          endpoint: change.endpoint.name,
          path: change.path,
          body: change.body,
          createdAt: new Date(now()).toISOString(),
          name,
          refusal: null,
          turnedAway: null,
        },
        replaced?.id ?? null,
      );
      entries = [...entries.filter((entry) => entry !== replaced), withChange(row)];
      onChange(owner);
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
    /** Keeps an entry that was refused, with what was said. */
    refuse: (entry: Entry, refusal: Omit<Refusal, 'at'>): void =>
      replace(entry, { ...entry, refusal: { ...refusal, at: new Date(now()).toISOString() } }),
    noteTurnedAway: (entry: Entry, turnedAway: TurnedAway): void => replace(entry, { ...entry, turnedAway }),
    /** Lets a refused entry be sent again; under a new key where the server may have forgotten the one it had. */
    release: (owner: Owner, name: string, needsNewKey: (entry: Entry) => boolean): void => {
      const entry = find(owner, name);
      if (entry?.refusal) replace(entry, renewed(entry, entry.body, needsNewKey(entry), now()));
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
      if (!entry) return;
      rows.remove(entry.id);
      entries = entries.filter(({ id }) => id !== entry.id);
      onChange(owner);
    },
    /** The entries of a user as their pages see them. */
    shown: (owner: Owner) => of(owner).map((entry) => present(entry, underWay.has(entry.key))),
    close: (): void => void db.close(),
  };
}
