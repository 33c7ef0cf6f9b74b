import type { OutboxEntry, Refusal } from '#contract/desktop/outbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SealKey } from '../sealed/seal.ts';
import { type Change, changeOf, keyOf } from './change.ts';
import { openRows, type Row } from './rows.ts';

/** A user of a server: entries belong to both. */
export interface Owner {
  server: string;
  userId: number;
}

/** An entry of the outbox with the change that it stands for; `null` where this version of the app does not know it. */
export interface Entry extends Row {
  change: Change | null;
}

/** So many changes of one user may wait. */
const mostEntries = 500;
/** The largest body of a change that waits (bytes): the server takes no larger ones. */
const largestBody = 100_000;

const isOf = (owner: Owner) => (row: Owner) => row.server === owner.server && row.userId === owner.userId;

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
  const rows = openRows({ file, key, report });
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

  return {
    of,
    /** Whether a change of this record waits, or was refused: later ones stand in line behind it. */
    holds: (owner: Owner, record: string): boolean => of(owner).some(({ change }) => change?.record === record),
    /** Takes a change and returns its key; `null` where it cannot be kept safely. It is on the disk by then. */
    add: (owner: Owner, change: Change, name: string): string | null => {
      const size = Buffer.byteLength(JSON.stringify(change.body));
      const own = of(owner);
      // Without a key that is kept the entry could not be read after the next start.
      if (!key.isKept || size > largestBody || own.length >= mostEntries) return null;
      if (own.some((entry) => entry.key === name)) return name;
      const last = own.findLast((entry) => entry.change?.record === change.record);
      const isSame = last?.endpoint === change.endpoint.name && !underWay.has(last.key) && !last.refusal;
      const replaced = isSame && (change.rule.isLatestOnly || change.body === null) ? last : null;
      const row = rows.insert(
        {
          ...owner,
          key: name,
          endpoint: change.endpoint.name,
          path: change.path,
          body: change.body,
          createdAt: new Date(now()).toISOString(),
          refusal: null,
        },
        replaced?.id ?? null,
      );
      entries = [...entries.filter((entry) => entry !== replaced), withChange(row)];
      onChange(owner);
      return name;
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
    /** Keeps an entry that the server has refused, with what it said. */
    refuse: (entry: Entry, refusal: Omit<Refusal, 'at'>): void =>
      replace(entry, { ...entry, refusal: { ...refusal, at: new Date(now()).toISOString() } }),
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
    /** Deletes everything of a user. */
    wipe: (owner: Owner): void => {
      rows.wipe(owner.server, owner.userId);
      entries = entries.filter((entry) => !isOf(owner)(entry));
      onChange(owner);
    },
    /** The entries of a user as their pages see them. */
    shown: (owner: Owner): OutboxEntry[] => of(owner).map((entry) => present(entry, underWay.has(entry.key))),
    close: rows.close,
  };
}

/** An entry that may be sent (again). Another text is another change, which needs a key of its own. */
function renewed(entry: Row, body: Row['body'], needsNewKey: boolean, now: number): Row {
  if (!needsNewKey) return { ...entry, refusal: null };
  const key = crypto.randomUUID();
  const sent = body && 'key' in body ? { ...body, key } : body;
  return { ...entry, key, body: sent, createdAt: new Date(now).toISOString(), refusal: null };
}

function present({ change, ...row }: Entry, isUnderWay: boolean): OutboxEntry {
  return {
    key: row.key,
    endpoint: row.endpoint,
    record: change?.record ?? '',
    title: change?.title ?? 'A change of another version of CARDI',
    page: change?.page ?? null,
    text: change?.text ?? null,
    answer: change?.rule.answer ?? null,
    createdAt: row.createdAt,
    state: row.refusal ? 'refused' : isUnderWay ? 'sending' : 'waiting',
    refusal: row.refusal,
  };
}

export { changeOf, keyOf };
