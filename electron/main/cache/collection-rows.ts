import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import type { RowKey } from './rows.ts';

const savedCollection = z.object({ name: z.string(), sealed: z.instanceof(Uint8Array) });
type SavedCollection = z.infer<typeof savedCollection>;

const integer = z.number().int();

/**
 * The statements on the tables of collections and their pins. A collection that is not there any more is neither
 * changed nor given pins. They throw what SQLite throws.
 */
export function prepareCollections(db: Database, contractVersion: number) {
  const byKey = 'server = ? AND user_id = ? AND name = ?';
  const all = db.prepare('SELECT name, sealed FROM collections WHERE server = ? AND user_id = ? ORDER BY id');
  const insert = db.prepare('INSERT OR IGNORE INTO collections (server, user_id, name, sealed) VALUES (?, ?, ?, ?)');
  const update = db.prepare(`UPDATE collections SET sealed = ? WHERE ${byKey}`);
  const remove = db.prepare(`DELETE FROM collections WHERE ${byKey}`);
  const wipe = db.prepare('DELETE FROM collections WHERE server = ? AND user_id <> ?');
  const clear = db.prepare('DELETE FROM collections');
  const select = db.prepare(`SELECT sealed FROM collections WHERE ${byKey}`).pluck();
  const selectId = db.prepare(`SELECT id FROM collections WHERE ${byKey}`).pluck();
  const pin = db.prepare('INSERT OR IGNORE INTO pins (collection_id, server, user_id, name) VALUES (?, ?, ?, ?)');
  const unpin = db.prepare('DELETE FROM pins WHERE collection_id = ?');
  const size = db
    .prepare(
      `SELECT coalesce(sum(answers.size), 0)
       FROM collections JOIN pins ON pins.collection_id = collections.id
       JOIN answers ON (answers.server, answers.user_id, answers.name) = (pins.server, pins.user_id, pins.name)
       WHERE answers.contract_version = ? AND collections.server = ? AND collections.user_id = ? AND collections.name = ?`,
    )
    .pluck();

  const keyed = ({ server, userId, name }: RowKey) => [server, userId, name] as const;
  const addPins = (collection: RowKey, keys: readonly RowKey[], isAll: boolean): void => {
    const id = integer.optional().parse(selectId.get(...keyed(collection)));
    if (id === undefined) return;
    if (isAll) unpin.run(id);
    for (const key of keys) pin.run(id, ...keyed(key));
  };

  return {
    /** Those of a user, in the order in which they were added. */
    all: (server: string, userId: number): SavedCollection[] => z.array(savedCollection).parse(all.all(server, userId)),
    find: (key: RowKey): Uint8Array | null =>
      z
        .instanceof(Uint8Array)
        .optional()
        .parse(select.get(...keyed(key))) ?? null,
    insert: (key: RowKey, sealed: Uint8Array): void => void insert.run(...keyed(key), sealed),
    update: (key: RowKey, sealed: Uint8Array): void => void update.run(sealed, ...keyed(key)),
    remove: (key: RowKey): void => void remove.run(...keyed(key)),
    /** Pins answers to a collection; with `isAll` these and no others. */
    pin: db.transaction(addPins),
    /** The size of the answers that a collection holds on to. */
    size: (key: RowKey): number => integer.parse(size.get(contractVersion, ...keyed(key))),
    /** Deletes those of a server, except one user's. */
    wipe: (server: string, exceptUserId: number): void => void wipe.run(server, exceptUserId),
    clear: (): void => void clear.run(),
  };
}
