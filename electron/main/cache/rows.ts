import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import { day } from '#contract/kit/durations.ts';
import { prepareCollections } from './collection-rows.ts';
import { gatherMarks } from './marks.ts';
import { giveBackSpace } from './migrations.ts';
import { prepareRoom } from './room.ts';

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
 * @param onMark there is something for `flush` to write, see `marks.ts`
 */
export function prepareRows(
  db: Database,
  contractVersion: number,
  maxBytes: number,
  onMark: (isUrgent: boolean) => void,
) {
  // Answers to another version of the contract may have another shape and could never be found again.
  db.prepare('DELETE FROM answers WHERE contract_version <> ?').run(contractVersion);

  const byKey = 'server = ? AND user_id = ? AND name = ? AND contract_version = ?';
  const select = db.prepare(`SELECT sealed, stored_at AS storedAt FROM answers WHERE ${byKey}`);
  const selectById = db.prepare(
    'SELECT server, user_id AS userId, name, sealed, stored_at AS storedAt FROM answers WHERE id = ?',
  );
  const theirs = db.prepare('SELECT id FROM answers WHERE server = ? AND user_id IN (0, ?) ORDER BY used DESC').pluck();
  const remove = db.prepare(`DELETE FROM answers WHERE ${byKey} RETURNING size`).pluck();
  const insert = db.prepare(
    `INSERT INTO answers (server, user_id, name, contract_version, sealed, size, stored_at, read_on, used)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const removeAll = db.prepare('DELETE FROM answers');
  const count = db.prepare('SELECT count(*) FROM answers').pluck();
  const wipe = db.prepare('DELETE FROM answers WHERE user_id <> 0 AND server = ? AND user_id <> ?');
  const storedAt = db.prepare(`SELECT stored_at FROM answers WHERE ${byKey}`).pluck();
  const lastUse = db.prepare('SELECT coalesce(max(used), 0) FROM answers').pluck();
  const sealedWith = db.prepare('SELECT name FROM sealed_with').pluck();
  const forgetKey = db.prepare('DELETE FROM sealed_with');
  const noteKey = db.prepare('INSERT INTO sealed_with (name) VALUES (?)');

  const marks = gatherMarks(db, contractVersion, onMark);
  const room = prepareRoom(db, maxBytes, marks.flush);
  const collections = prepareCollections(db, contractVersion);
  let uses = integer.parse(lastUse.get());
  let claimedBy: unknown = sealedWith.get();

  const keyed = ({ server, userId, name }: RowKey) => [server, userId, name, contractVersion] as const;

  const replace = db.transaction((key: RowKey, sealed: Uint8Array, at: Date): number => {
    const left = room.total() - integer.catch(0).parse(remove.get(...keyed(key)));
    const size = sealed.byteLength;
    if (size > maxBytes) return left;
    insert.run(...keyed(key), sealed, size, at.getTime(), dayOf(at), ++uses);
    marks.forget(key);
    return room.make(left + size);
  });

  /** A row with the time of its last confirmation, which may not be written yet. */
  const asOfNow = <T extends SavedRow>(key: RowKey, row: T): T => ({
    ...row,
    storedAt: marks.storedAt(key) ?? row.storedAt,
  });

  const clear = () => {
    removeAll.run();
    marks.clear();
    collections.clear();
    room.setTotal(0);
    giveBackSpace(db);
  };

  return {
    /** The file is in the hands of the key with this name. What another key has sealed can never be opened: it goes. */
    claim: (keyName: string, at: Date): void => {
      room.sweep(dayOf(at));
      if (claimedBy === keyName) return;
      clear();
      forgetKey.run();
      noteKey.run(keyName);
      claimedBy = keyName;
    },
    find: (key: RowKey, at: Date): SavedRow | null => {
      const row = select.get(...keyed(key));
      if (row === undefined) return null;
      marks.used(key, ++uses, dayOf(at));
      return asOfNow(key, savedRow.parse(row));
    },
    /** The rows for everybody of a server and those of a user, the last used first. */
    ids: (server: string, userId: number): number[] => {
      marks.flush();
      return z.array(integer).parse(theirs.all(server, userId));
    },
    /** A row that still counts as unread. */
    read: (id: number) => {
      const row = wholeRow.optional().parse(selectById.get(id));
      return row && asOfNow(row, row);
    },
    put: (key: RowKey, sealed: Uint8Array, at: Date): void => {
      room.setTotal(replace(key, sealed, at));
    },
    confirm: (key: RowKey, at: Date): void => {
      marks.confirmed(key, at.getTime());
    },
    remove: (key: RowKey): void => {
      room.setTotal(room.total() - integer.catch(0).parse(remove.get(...keyed(key))));
    },
    /** When the answer came from the server, or was confirmed; `null` where there is none. */
    storedAt: (key: RowKey): number | null => {
      const written = integer.nullish().parse(storedAt.get(...keyed(key))) ?? null;
      return written === null ? null : (marks.storedAt(key) ?? written);
    },
    /** Writes which rows were used and confirmed since the last time. */
    flush: marks.flush,
    collections,
    pinnedSize: room.pinned,
    clear,
    wipePrivate: (server: string, exceptUserId = 0): void => {
      wipe.run(server, exceptUserId);
      collections.wipe(server, exceptUserId);
      room.recount();
      // The write-ahead log still holds the old pages.
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    size: room.total,
    count: () => integer.parse(count.get()),
  };
}
