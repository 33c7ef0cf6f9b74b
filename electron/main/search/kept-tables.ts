import type Database from 'better-sqlite3';

import type { KeptKind } from '#contract/desktop/kept-search.ts';

/** The orders of the kept lists. `newest` is by the record's number, `most` and `least` by its amount. */
const orders = {
  newest: 'd.id DESC',
  name: 'd.name, d.id',
  most: 'd.amount DESC, d.id DESC',
  least: 'd.amount, d.id',
  leastNewest: 'd.amount, d.id DESC',
} as const;
export type Order = keyof typeof orders;

/** One table with the records of a kind and one with their search terms, as on the server. Nothing of it is on a disk. */
function createTables(db: Database.Database, kind: KeptKind): void {
  db.exec(`
    CREATE TABLE ${kind} (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, amount INTEGER NOT NULL, stored_at INTEGER NOT NULL,
      is_whole INTEGER NOT NULL, title TEXT NOT NULL, detail TEXT NOT NULL, path TEXT NOT NULL, card TEXT
    ) STRICT;
    CREATE INDEX ${kind}_orders ON ${kind} (id, name, amount);
    CREATE INDEX ${kind}_name ON ${kind} (name, id);
    CREATE INDEX ${kind}_amount ON ${kind} (amount, id);
    CREATE VIRTUAL TABLE ${kind}_words USING fts5(
      lexemes, content='', contentless_delete=1, detail=none, prefix='1 2 3 4', tokenize="ascii tokenchars ':'"
    );
    INSERT INTO ${kind}_words (${kind}_words, rank) VALUES ('pgsz', 1000);`);
}

/** The tables of a kind, made anew, and the statements on them. */
export function prepareKind(db: Database.Database, kind: KeptKind) {
  createTables(db, kind);
  const words = `${kind}_words`;
  const matching = `FROM ${words} w CROSS JOIN ${kind} d ON d.id = w.rowid WHERE ${words} MATCH ?`;
  return {
    known: db.prepare(`SELECT stored_at AS storedAt, is_whole AS isWhole FROM ${kind} WHERE id = ?`),
    write: db.prepare(
      `INSERT OR REPLACE INTO ${kind} (id, name, amount, stored_at, is_whole, title, detail, path, card)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    markWhole: db.prepare(`UPDATE ${kind} SET is_whole = 1 WHERE id = ?`),
    remove: db.prepare(`DELETE FROM ${kind} WHERE id = ?`),
    addWords: db.prepare(`INSERT INTO ${words} (rowid, lexemes) VALUES (?, ?)`),
    removeWords: db.prepare(`DELETE FROM ${words} WHERE rowid = ?`),
    hits: db.prepare(
      `SELECT d.id, d.title, d.detail, d.path, d.stored_at AS storedAt
       FROM (SELECT rowid AS id FROM ${words} WHERE ${words} MATCH ? ORDER BY rowid DESC LIMIT ?) w
       CROSS JOIN ${kind} d ON d.id = w.id ORDER BY d.id DESC`,
    ),
    /** The ids of a page, in order. */
    ids: (order: Order) => ({
      all: db.prepare(`SELECT d.id FROM ${kind} d ORDER BY ${orders[order]} LIMIT ? OFFSET ?`).pluck(),
      matching:
        order === 'newest'
          ? db.prepare(`SELECT rowid FROM ${words} WHERE ${words} MATCH ? ORDER BY rowid DESC LIMIT ? OFFSET ?`).pluck()
          : db.prepare(`SELECT d.id ${matching} ORDER BY ${orders[order]} LIMIT ? OFFSET ?`).pluck(),
    }),
    title: db.prepare(`SELECT title FROM ${kind} WHERE id = ?`).pluck(),
    card: db.prepare(`SELECT card, stored_at AS storedAt FROM ${kind} WHERE id = ?`),
    countAll: db.prepare(`SELECT count(*) FROM (SELECT 1 FROM ${kind} LIMIT ?)`).pluck(),
    count: db.prepare(`SELECT count(*) FROM (SELECT 1 FROM ${words} WHERE ${words} MATCH ? LIMIT ?)`).pluck(),
  };
}
export type Statements = ReturnType<typeof prepareKind>;
