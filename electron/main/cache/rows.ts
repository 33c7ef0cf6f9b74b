import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import type { CacheKey } from './cache-key.ts';

/** A row as it comes from the file, which someone else may have written. */
const savedAnswer = z.object({
  body: z.string(),
  etag: z.string().nullable(),
  /** When the answer came from the server, in milliseconds since 1970. */
  storedAt: z.number().int(),
});
export type SavedAnswer = z.infer<typeof savedAnswer>;

const integer = z.number().int();

export type Rows = ReturnType<typeof prepareRows>;

/**
 * The statements on the cache's one table. They throw what SQLite throws.
 *
 * @param maxBytes bound of the sum of all sizes, kept by every `put`
 */
export function prepareRows(db: Database, contractVersion: number, maxBytes: number) {
  // An answer to another contract may be of another shape; it could never be found again anyway.
  db.prepare('DELETE FROM answers WHERE contract_version <> ?').run(contractVersion);

  const byKey = 'server = ? AND user_id = ? AND path = ? AND contract_version = ?';
  const select = db.prepare(`SELECT body, etag, stored_at AS storedAt FROM answers WHERE ${byKey}`);
  const touch = db.prepare(`UPDATE answers SET used = ? WHERE ${byKey}`);
  const renew = db.prepare(`UPDATE answers SET stored_at = ? WHERE ${byKey}`);
  const remove = db.prepare(`DELETE FROM answers WHERE ${byKey} RETURNING size`).pluck();
  const insert = db.prepare(
    `INSERT INTO answers (server, user_id, path, contract_version, scope, etag, body, size, stored_at, used)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const removeAll = db.prepare('DELETE FROM answers');
  const count = db.prepare('SELECT count(*) FROM answers').pluck();
  const wipe = db.prepare("DELETE FROM answers WHERE scope = 'private' AND server = ? AND user_id <> ?");
  const oldest = db.prepare('SELECT id, size FROM answers ORDER BY used LIMIT 1');
  const removeById = db.prepare('DELETE FROM answers WHERE id = ?');
  const sum = db.prepare('SELECT coalesce(sum(size), 0) FROM answers').pluck();
  const lastUse = db.prepare('SELECT coalesce(max(used), 0) FROM answers').pluck();

  const sizeRow = z.object({ id: integer, size: integer });
  let total = integer.parse(sum.get());
  let uses = integer.parse(lastUse.get());

  const keyed = ({ server, userId, path }: CacheKey) => [server, userId, path, contractVersion] as const;

  /** Deletes the least recently used rows until `size` is within the bound; returns what is left. */
  const makeRoom = (size: number): number => {
    let left = size;
    while (left > maxBytes) {
      const row = sizeRow.parse(oldest.get());
      removeById.run(row.id);
      left -= row.size;
    }
    return left;
  };

  // The bound may have been a larger one when the file was last open.
  total = makeRoom(total);

  const replace = db.transaction((key: CacheKey, answer: { body: string; etag: string | null }, at: Date): number => {
    const left = total - integer.catch(0).parse(remove.get(...keyed(key)));
    const size = Buffer.byteLength(answer.body) + Buffer.byteLength(key.path);
    if (size > maxBytes) return left;
    const scope = key.userId === 0 ? 'public' : 'private';
    insert.run(...keyed(key), scope, answer.etag, answer.body, size, at.getTime(), ++uses);
    return makeRoom(left + size);
  });

  return {
    find: (key: CacheKey): SavedAnswer | null => {
      const row = select.get(...keyed(key));
      if (row === undefined) return null;
      touch.run(++uses, ...keyed(key));
      return savedAnswer.parse(row);
    },
    put: (key: CacheKey, answer: { body: string; etag: string | null }, at: Date): void => {
      total = replace(key, answer, at);
    },
    confirm: (key: CacheKey, at: Date): void => {
      renew.run(at.getTime(), ...keyed(key));
    },
    remove: (key: CacheKey): void => {
      total -= integer.catch(0).parse(remove.get(...keyed(key)));
    },
    clear: (): void => {
      removeAll.run();
      total = 0;
      // Gives the space back to the disk, and takes the old pages out of the write-ahead log.
      db.exec('VACUUM');
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    wipePrivate: (server: string, exceptUserId = 0): void => {
      wipe.run(server, exceptUserId);
      total = integer.parse(sum.get());
      // The write-ahead log still holds the pages as they were.
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    size: () => total,
    count: () => integer.parse(count.get()),
  };
}
