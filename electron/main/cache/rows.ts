import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import { keptDays } from '#contract/desktop/settings.ts';
import { day } from '#contract/kit/durations.ts';
import { giveBackSpace } from './migrations.ts';

/** The place of a row in the file. `userId` is 0 for answers that are the same for everyone. */
export interface RowKey {
  server: string;
  userId: number;
  /** Stands for the path, see `sealed-answer.ts`. */
  name: string;
}

/** A row of the file. It is parsed because another program may have written it. */
const savedRow = z.object({
  sealed: z.instanceof(Uint8Array),
  /** When the answer came from the server, in milliseconds since 1970. */
  storedAt: z.number().int(),
});
type SavedRow = z.infer<typeof savedRow>;

const wholeRow = savedRow.extend({ server: z.string(), userId: z.number(), name: z.string() });

const integer = z.number().int();
const dayOf = (at: Date) => Math.floor(at.getTime() / day);

export type Rows = ReturnType<typeof prepareRows>;

/**
 * The statements on the cache's table. They throw what SQLite throws.
 *
 * @param maxBytes the largest sum of all sizes, enforced by every `put`
 */
export function prepareRows(db: Database, contractVersion: number, maxBytes: number) {
  // Answers to another version of the contract may have another shape and could never be found again.
  db.prepare('DELETE FROM answers WHERE contract_version <> ?').run(contractVersion);

  const byKey = 'server = ? AND user_id = ? AND name = ? AND contract_version = ?';
  const select = db.prepare(`SELECT sealed, stored_at AS storedAt FROM answers WHERE ${byKey}`);
  const selectById = db.prepare(
    'SELECT server, user_id AS userId, name, sealed, stored_at AS storedAt FROM answers WHERE id = ?',
  );
  const theirs = db.prepare('SELECT id FROM answers WHERE server = ? AND user_id IN (0, ?) ORDER BY used DESC').pluck();
  const touch = db.prepare(`UPDATE answers SET used = ?, read_on = ? WHERE ${byKey}`);
  const renew = db.prepare(`UPDATE answers SET stored_at = ? WHERE ${byKey}`);
  const remove = db.prepare(`DELETE FROM answers WHERE ${byKey} RETURNING size`).pluck();
  const insert = db.prepare(
    `INSERT INTO answers (server, user_id, name, contract_version, sealed, size, stored_at, read_on, used)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const removeAll = db.prepare('DELETE FROM answers');
  const count = db.prepare('SELECT count(*) FROM answers').pluck();
  const wipe = db.prepare('DELETE FROM answers WHERE user_id <> 0 AND server = ? AND user_id <> ?');
  const removeUnread = db.prepare('DELETE FROM answers WHERE read_on < ?');
  const oldest = db.prepare('SELECT id, size FROM answers ORDER BY used LIMIT 1');
  const removeById = db.prepare('DELETE FROM answers WHERE id = ?');
  const sum = db.prepare('SELECT coalesce(sum(size), 0) FROM answers').pluck();
  const lastUse = db.prepare('SELECT coalesce(max(used), 0) FROM answers').pluck();
  const sealedWith = db.prepare('SELECT name FROM sealed_with').pluck();
  const forgetKey = db.prepare('DELETE FROM sealed_with');
  const noteKey = db.prepare('INSERT INTO sealed_with (name) VALUES (?)');

  const sizeRow = z.object({ id: integer, size: integer });
  let total = integer.parse(sum.get());
  let uses = integer.parse(lastUse.get());
  let claimedBy: unknown = sealedWith.get();
  let sweptOn = 0;

  const keyed = ({ server, userId, name }: RowKey) => [server, userId, name, contractVersion] as const;

  /** Deletes the least recently used rows until the total `size` is within the limit; returns the new total. */
  const makeRoom = (size: number): number => {
    let left = size;
    while (left > maxBytes) {
      const row = sizeRow.parse(oldest.get());
      removeById.run(row.id);
      left -= row.size;
    }
    return left;
  };

  // The limit may have been larger when the file was last open.
  total = makeRoom(total);

  /** Once a day: what was not read for `keptDays` days goes. */
  const sweep = (today: number) => {
    if (sweptOn === today) return;
    sweptOn = today;
    if (removeUnread.run(today - keptDays).changes > 0) total = integer.parse(sum.get());
  };

  const replace = db.transaction((key: RowKey, sealed: Uint8Array, at: Date): number => {
    const left = total - integer.catch(0).parse(remove.get(...keyed(key)));
    const size = sealed.byteLength;
    if (size > maxBytes) return left;
    insert.run(...keyed(key), sealed, size, at.getTime(), dayOf(at), ++uses);
    return makeRoom(left + size);
  });

  const clear = () => {
    removeAll.run();
    total = 0;
    giveBackSpace(db);
  };

  return {
    /** The file is in the hands of the key with this name. What another key has sealed can never be opened: it goes. */
    claim: (keyName: string, at: Date): void => {
      sweep(dayOf(at));
      if (claimedBy === keyName) return;
      clear();
      forgetKey.run();
      noteKey.run(keyName);
      claimedBy = keyName;
    },
    find: (key: RowKey, at: Date): SavedRow | null => {
      const row = select.get(...keyed(key));
      if (row === undefined) return null;
      touch.run(++uses, dayOf(at), ...keyed(key));
      return savedRow.parse(row);
    },
    /** The rows for everybody of a server and those of a user, the last used first. */
    ids: (server: string, userId: number): number[] => z.array(integer).parse(theirs.all(server, userId)),
    /** A row that still counts as unread. */
    read: (id: number) => wholeRow.optional().parse(selectById.get(id)),
    put: (key: RowKey, sealed: Uint8Array, at: Date): void => {
      total = replace(key, sealed, at);
    },
    confirm: (key: RowKey, at: Date): void => {
      renew.run(at.getTime(), ...keyed(key));
    },
    remove: (key: RowKey): void => {
      total -= integer.catch(0).parse(remove.get(...keyed(key)));
    },
    clear,
    wipePrivate: (server: string, exceptUserId = 0): void => {
      wipe.run(server, exceptUserId);
      total = integer.parse(sum.get());
      // The write-ahead log still holds the old pages.
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    size: () => total,
    count: () => integer.parse(count.get()),
  };
}
