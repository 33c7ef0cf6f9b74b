import type { Hold } from '#contract/holds.ts';
import type { ItemKind } from '#contract/items.ts';
import type { SearchHit } from '#contract/search.ts';
import type { Database } from '../db/database.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import type { SearchedBy, SearchQuery } from '../search/lexemes.ts';
import type { PageHead } from './page-head.ts';
import type { Sitemap } from './sitemap-store.ts';

/** A record of any kind, for code that saves, reports or writes about it. */
export interface Item {
  id: number;
  title: string;
  /** Path of its page. */
  path: string;
  /** The member who answers for it; `null` where the team does. */
  ownerId: number | null;
  /** Whether its contact form is open; it always is where this is left out. */
  takesEnquiries?: (now: Date) => boolean;
  /** Whether only signed-in members may use that form. */
  enquiriesFromMembers?: boolean;
}

/** The records of these ids that this viewer (`null`: an anonymous one) may see by `now`, in any order. */
export type FindItems = (
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  viewerId: number | null,
  now: Date,
) => Promise<Item[]>;

/** The first `limit` records of one kind that match and are there by `now`, in the order of that kind. */
export type Searcher = (database: Database, search: SearchQuery, limit: number, now: Date) => Promise<SearchHit[]>;

/** How the records of a kind are searched. */
export interface Searched {
  find: Searcher;
  /** How the words that were typed are looked up. */
  by: SearchedBy;
  /** The table whose ids the records have. */
  table: keyof Schema;
  /** Indexes a record again, as it stands; nothing happens where it is gone or not to be found. */
  reindex: (database: Database, trx: Transaction, id: number) => Promise<unknown>;
}

/** A record as the team looks at it, whatever its state. */
export interface ModeratedRecord {
  id: number;
  title: string;
  /** The beginning of the text, as plain text. */
  excerpt: string;
  /** Path of its page. */
  path: string;
  /** Who answers for it and is told; `null` where nobody but the team does. */
  ownerId: number | null;
  hold: Hold | null;
}

/** The part of a kind of record that moderation needs. */
export interface Moderated {
  /** The records of these ids, in any order. */
  find(database: Pick<Database, 'db'>, ids: readonly number[]): Promise<ModeratedRecord[]>;
  /** The table with their `hold`. Missing, like `setHold`, where the kind cannot be withheld. */
  table?: keyof Schema;
  /**
   * Withholds a record from everyone but its owner and admins, or no longer does, together with its entry in the
   * search index. Returns its number, which is another one once a listing has passed its review, or `null` where it
   * is gone.
   */
  setHold?(database: Database, trx: Transaction, id: number, hold: Hold | null, now: Date): Promise<number | null>;
}

/** A kind of record, as its feature's record.ts tells it to the rest of the server. */
export interface RecordKind {
  kind: ItemKind;
  /** For whoever saves, reports or writes about one. */
  find: FindItems;
  search?: Searched;
  moderated?: Moderated;
  /** The titles of the pages of one record. */
  pages?: readonly PageHead[];
  sitemap?: Sitemap;
}
