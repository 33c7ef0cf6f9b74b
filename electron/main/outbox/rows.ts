import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';
import { z } from 'zod';

import { refusal } from '#contract/desktop/outbox.ts';
import { setAside } from '../cache/open-database.ts';
import { open, type SealKey, seal } from '../sealed/seal.ts';

/** What is sealed of a row: everything but whose it is. */
const content = z.object({
  key: z.uuid(),
  endpoint: z.string(),
  path: z.string().startsWith('/'),
  body: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
  refusal: refusal.nullable(),
});
export type Content = z.infer<typeof content>;

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

/** `user_version` says how far a file has come. Statements that were published are not changed: new ones are added. */
const migrations = [
  `CREATE TABLE entries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     server TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     sealed BLOB NOT NULL
   ) STRICT;`,
] as const;

function openFile(file: string): Database.Database {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    // A change that was acknowledged is on the disk, also when the power fails.
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error('The outbox file is damaged');
    const done = Number(db.pragma('user_version', { simple: true }));
    if (done > migrations.length) throw new Error('The outbox was written by a later version');
    for (const [index, statement] of migrations.entries()) {
      if (index < done) continue;
      db.transaction(() => {
        db.exec(statement);
        db.pragma(`user_version = ${index + 1}`);
      })();
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

export type Rows = ReturnType<typeof openRows>;

interface RowsOptions {
  file: string;
  key: SealKey;
  report: (problem: string, error?: unknown) => void;
}

/**
 * The rows of the outbox, each sealed in its own place. A change is on the disk when a function returns. A file that is
 * damaged, or of a later version, is set aside, not deleted. Throws what SQLite throws.
 */
export function openRows({ file, key, report }: RowsOptions) {
  let db: Database.Database;
  try {
    db = openFile(file);
  } catch (error) {
    report('The outbox cannot be read and is set aside', error);
    setAside(file, new Date());
    db = openFile(file);
  }
  chmodSync(file, 0o600);
  const insert = db.prepare('INSERT INTO entries (server, user_id, sealed) VALUES (?, ?, ?)');
  const update = db.prepare('UPDATE entries SET sealed = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM entries WHERE id = ?');
  const all = db.prepare('SELECT id, server, user_id AS userId, sealed FROM entries ORDER BY id');
  const wipe = db.prepare('DELETE FROM entries WHERE server = ? AND user_id = ?');

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
    /** All rows, oldest first. One that cannot be opened, as after the loss of the key, is left alone. */
    all: (): Row[] => {
      const rows = all.all().map(parse);
      const unread = rows.filter((row) => row === null).length;
      if (unread > 0) report(`${unread} unsent changes cannot be opened: the key that sealed them is gone`);
      return rows.filter((row) => row !== null);
    },
    /** Stores a row, and removes the one that it replaces, both or neither. */
    insert: db.transaction((row: Omit<Row, 'id'>, replaced: number | null): Row => {
      if (replaced !== null) remove.run(replaced);
      return { ...row, id: Number(insert.run(row.server, row.userId, sealed(row)).lastInsertRowid) };
    }),
    update: (row: Row): void => void update.run(sealed(row), row.id),
    remove: (id: number): void => void remove.run(id),
    wipe: (server: string, userId: number): void => {
      wipe.run(server, userId);
      // The write-ahead log still holds the pages as they were.
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    close: (): void => void db.close(),
  };
}
