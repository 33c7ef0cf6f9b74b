import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import { refusal } from '#contract/desktop/outbox.ts';
import { day } from '#contract/kit/durations.ts';
import { open, type SealKey, seal } from '../sealed/seal.ts';
import { turnedAway } from './turned-away.ts';

/** What is sealed of a row: everything but whose it is and its day. Rows of earlier versions lack what has a default. */
const content = z.object({
  key: z.uuid(),
  endpoint: z.string(),
  path: z.string().startsWith('/'),
  body: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
  /** The name of the record, as it was known when the change was made. */
  name: z.string().nullable().default(null),
  /** Stands for a record that the server has not numbered yet. */
  local: z.uuid().nullable().default(null),
  refusal: refusal.nullable(),
  turnedAway: turnedAway.nullable().default(null),
});
export type Content = z.output<typeof content>;

export interface Row extends Content {
  id: number;
  server: string;
  userId: number;
}

const stored = z.object({
  id: z.number().int(),
  server: z.string(),
  userId: z.number().int(),
  sealed: z.instanceof(Uint8Array),
});
const swept = z.array(stored.omit({ sealed: true }));

const dayOf = (at: string | number) => Math.floor(new Date(at).getTime() / day);

export type Rows = ReturnType<typeof prepareRows>;

/**
 * The rows of the outbox, each sealed in its own place. A change is on the disk when a function returns. Throws what
 * SQLite throws.
 */
export function prepareRows(db: Database, key: SealKey, report: (problem: string) => void) {
  const insert = db.prepare('INSERT INTO entries (server, user_id, sealed, made_on) VALUES (?, ?, ?, ?)');
  const update = db.prepare('UPDATE entries SET sealed = ?, made_on = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM entries WHERE id = ?');
  const all = db.prepare('SELECT id, server, user_id AS userId, sealed FROM entries ORDER BY id');
  const wipe = db.prepare('DELETE FROM entries WHERE server = ? AND user_id = ?');
  const usersOf = db.prepare('SELECT DISTINCT user_id FROM entries WHERE server = ?').pluck();
  const sweep = db.prepare('DELETE FROM entries WHERE made_on < ? RETURNING id, server, user_id AS userId');

  // The id of a row is not known before it is written; whose it is binds it.
  const place = ({ server, userId }: Pick<Row, 'server' | 'userId'>) => `outbox ${server} ${userId}`;
  const sealed = (row: Omit<Row, 'id'>) => seal(key, JSON.stringify(content.parse(row)), place(row));

  const parse = (found: unknown): Row | null => {
    const row = stored.parse(found);
    const plain = open(key, row.sealed, place(row));
    const parsed = plain && content.safeParse(JSON.parse(plain.toString()));
    if (!parsed?.success) return null;
    return { id: row.id, server: row.server, userId: row.userId, ...parsed.data };
  };

  return {
    /** All rows, oldest first. One that cannot be opened, as after the loss of the key, is left to the sweep. */
    all: (): Row[] => {
      const rows = all.all().map(parse);
      const unread = rows.filter((row) => row === null).length;
      if (unread > 0) report(`${unread} unsent changes cannot be opened: the key that sealed them is gone`);
      return rows.filter((row) => row !== null);
    },
    /** Stores a row, and removes the one that it replaces, both or neither. */
    insert: db.transaction((row: Omit<Row, 'id'>, replaced: number | null): Row => {
      if (replaced !== null) remove.run(replaced);
      const { lastInsertRowid } = insert.run(row.server, row.userId, sealed(row), dayOf(row.createdAt));
      return { ...row, id: Number(lastInsertRowid) };
    }),
    /** Removes a row and changes another one, both or neither. */
    removeAndUpdate: db.transaction((id: number, next: Row): void => {
      remove.run(id);
      update.run(sealed(next), dayOf(next.createdAt), next.id);
    }),
    update: (row: Row): void => void update.run(sealed(row), dayOf(row.createdAt), row.id),
    remove: (id: number): void => void remove.run(id),
    /** Deletes the rows of a user; returns how many there were. */
    wipe: (server: string, userId: number): number => wipe.run(server, userId).changes,
    /** The users with rows at a server. */
    usersOf: (server: string): number[] => z.array(z.number()).parse(usersOf.all(server)),
    /** Deletes what was made more than so many days ago; returns which rows those were. */
    sweep: (now: number, days: number) => swept.parse(sweep.all(dayOf(now) - days)),
  };
}
