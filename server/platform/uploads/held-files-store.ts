import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * The tables of uploaded files. A file waits for a holder (a note, say, or a technology) until `expires_at`, belongs to it
 * while that is null, and is deleted by the sweep afterwards.
 */
export type HeldTable = 'attachments' | 'pictures';

/** What files belong to. */
export interface Holder<Kind extends string = string> {
  kind: Kind;
  id: number;
}

/** The queries that all tables of uploaded files have in common. */
export type HeldFiles = ReturnType<typeof heldFiles>;

const released = (now: string) => ({ holder_kind: null, holder_id: null, expires_at: now }) as const;

/** The files of one table: who has uploaded them, what they belong to, and when they are deleted. */
export function heldFiles(name: HeldTable) {
  // These columns are the same in all of the tables; the compiler would compare the kinds of holders as well.
  const table = name as 'attachments';
  /** A holder's kind is one that this table has, because its contract says so. */
  const kindOf = ({ kind }: Holder) => kind as 'note';
  return {
    /** How many bytes a member's files have, without those that the sweep is about to delete. */
    async sumBytes({ db }: Pick<Database, 'db'>, userId: number, now: string): Promise<number> {
      const { total } = await db
        .selectFrom(table)
        .where('user_id', '=', userId)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
        // PostgreSQL's sum of whole numbers is a decimal, which would arrive as a text.
        .select(sql<number | null>`cast(sum(bytes) as bigint)`.as('total'))
        .executeTakeFirstOrThrow();
      return total ?? 0;
    },

    /** The ids of a holder's files. */
    async idsOf(trx: Transaction, holder: Holder): Promise<string[]> {
      const rows = await trx
        .selectFrom(table)
        .where('holder_kind', '=', kindOf(holder))
        .where('holder_id', '=', holder.id)
        .select('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Gives a waiting upload of this member to a holder; `false` where there is none, or no longer. */
    async bind(
      trx: Transaction,
      { id, userId, holder, now }: { id: string; userId: number; holder: Holder; now: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable(table)
        .set({ holder_kind: kindOf(holder), holder_id: holder.id, expires_at: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('holder_id', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Takes these files off their holder; the sweep deletes them. */
    async release(trx: Transaction, ids: readonly string[], now: string): Promise<void> {
      if (ids.length > 0) await trx.updateTable(table).set(released(now)).where('id', 'in', ids).execute();
    },

    /** Takes all files off a holder that is deleted. */
    async releaseAll(trx: Transaction, holder: Holder, now: string): Promise<void> {
      await trx
        .updateTable(table)
        .set(released(now))
        .where('holder_kind', '=', kindOf(holder))
        .where('holder_id', '=', holder.id)
        .execute();
    },

    /** Gives all files of a holder to another number of the same kind, which it has from now on. */
    async move(trx: Transaction, holder: Holder, to: number): Promise<void> {
      await trx
        .updateTable(table)
        .set({ holder_id: to })
        .where('holder_kind', '=', kindOf(holder))
        .where('holder_id', '=', holder.id)
        .execute();
    },

    /** Ends an upload of this member that waits; `false` where there is none. */
    async endUpload(
      trx: Transaction,
      { id, userId, now }: { id: string; userId: number; now: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable(table)
        .set({ expires_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('holder_id', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** The ids of rows whose time is over. */
    async findExpired({ db }: Pick<Database, 'db'>, now: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom(table)
        .where('expires_at', '<=', now)
        .select('id')
        .orderBy('expires_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async deleteRows(trx: Transaction, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await trx.deleteFrom(table).where('id', 'in', ids).execute();
    },
  };
}
