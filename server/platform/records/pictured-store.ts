import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import { type ShownPicture } from '#contract/pictures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** A record with pictures, as far as changing them needs it. */
export interface PicturedRecord {
  title: string;
  /** `null` where it belongs to the team. */
  ownerId: number | null;
  pictures: ShownPicture[];
}

/** How the pictures of a kind of records are read and set, where they are set apart from its form. */
export interface Pictured {
  /** A record in any state but that of a member's draft; locked until `trx` ends, if one is given. */
  find(database: Pick<Database, 'db' | 'dialect'>, id: number, trx?: Transaction): Promise<PicturedRecord | undefined>;
  set(trx: Transaction, id: number, pictures: readonly ShownPicture[]): Promise<void>;
}

type PicturedTable = 'listings' | 'articles' | 'research_articles' | 'events';

/** The pictures of records of this table; only listings have owners. */
export function picturedIn(table: PicturedTable): Pictured {
  return {
    async find(database, id, trx) {
      if (trx) await lockRow(database, trx, table, id);
      const db = trx ?? database.db;
      if (table === 'listings') {
        const listing = await db
          .selectFrom('listings')
          .where('id', '=', id)
          .where('status', '<>', 'draft')
          .select(['title', 'owner_id', 'pictures'])
          .executeTakeFirst();
        return listing && { title: listing.title, ownerId: listing.owner_id, pictures: read(listing.pictures) };
      }
      const row = await db
        // The other tables have these columns as well.
        .selectFrom(table as 'articles')
        .where('id', '=', id)
        .select(['title', 'pictures'])
        .executeTakeFirst();
      return row && { title: row.title, ownerId: null, pictures: read(row.pictures) };
    },
    async set(trx, id, pictures) {
      const [first] = pictures;
      const columns = {
        pictures: JSON.stringify(pictures),
        // Of its full size, from which the others follow.
        image_url: first ? pictureAddress(first, first.width) : null,
      };
      await trx
        .updateTable(table as 'articles')
        .set(columns)
        .where('id', '=', id)
        .execute();
    },
  };
}

/** This JSON was parsed before it was stored. */
const read = (json: string) => JSON.parse(json) as ShownPicture[];
