import type { ItemKind } from '#contract/items.ts';
import type { SearchedBy, SearchQuery } from '#contract/kit/search-words.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import type { AddressFilters } from '#contract/saved-searches-kinds.ts';
import type { SearchHit } from '#contract/search.ts';
import type { HistoryField } from '../changes/history.ts';
import type { Database } from '../db/database.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import type { PageHead } from './page-head.ts';
import type { Pictured } from './pictured-store.ts';
import type { Sitemap } from './sitemap-store.ts';

/** A record of any kind, for code that saves, reports or writes about it. */
export interface Item {
  id: number;
  title: string;
  /** Path of its page. */
  path: string;
  /** The record's owner; `null` where it belongs to the team. */
  ownerId: number | null;
  /** Whether the record's contact form is open; always, if left out. */
  takesEnquiries?: (now: Date) => boolean;
  /** Whether only signed-in members may use that form. */
  enquiriesFromMembers?: boolean;
}

/** The records of these ids that everybody may see by `now`, in any order. */
export type FindItems = (database: Pick<Database, 'db'>, ids: readonly number[], now: Date) => Promise<Item[]>;

/** The records of these ids that this viewer (`null`: an anonymous one) may see, in any order. */
export type FindItemsFor = (
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  viewerId: number | null,
) => Promise<Item[]>;

/** For saving, reporting and writing about a record: all viewers see the same ones, or each their own. */
type Finder = { find: FindItems; findFor?: never } | { find?: never; findFor: FindItemsFor };

/** The first `limit` matching records of one kind that are public at `now`, in the order of that kind. */
export type Searcher = (database: Database, search: SearchQuery, limit: number, now: Date) => Promise<SearchHit[]>;

/** The search of a kind of record. */
export interface Searched {
  find: Searcher;
  /** The way typed words are matched. */
  by: SearchedBy;
  /** The table whose ids the records have. */
  table: keyof Schema;
  /** Reindexes a record; does nothing where it is gone or not public. */
  reindex: (database: Database, trx: Transaction, id: number) => Promise<unknown>;
}

/** A record in any state, for moderation. */
export interface ModeratedRecord {
  id: number;
  title: string;
  /** The beginning of the text, as plain text. */
  excerpt: string;
  /** Path of its page. */
  path: string;
  /** The record's owner, who is notified; `null` where it belongs to the team. */
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
   * Withholds a record from everyone but its owner and admins, or shows it again, with its search entry. Returns its
   * number, which changes when a listing has passed its review, or `null` where it is gone.
   */
  setHold?(database: Database, trx: Transaction, id: number, hold: Hold | null, now: Date): Promise<number | null>;
}

/** A record that has become public. */
export interface Arrival {
  id: number;
  /** Where it stands among those of its kind: later ones have a higher number. */
  place: number;
  /** The numbers of the focus areas in which it is found: none where its sector is in none. */
  areaIds: readonly number[];
}

/** How records of a kind become known to those who follow a focus area. */
export interface Arrivals {
  /** The place of the last record that was there by a moment, 0 if there is none. */
  last(database: Pick<Database, 'db'>, by: string): Promise<number>;
  /**
   * The records after one place up to another, in their order; missing where none belongs to a focus area. It may be more
   * than `limit` only where places are shared.
   */
  find?(database: Pick<Database, 'db'>, between: { after: number; upTo: number; limit: number }): Promise<Arrival[]>;
}

/** Where a saved search looks for matches: among the records after one place up to another, or among these. */
export type Among = { after: number; upTo: number } | { ids: readonly number[] };

/** How saved searches of a kind find what is new. */
export interface FollowedSearches {
  /** The numbers of at most `limit` public records that match, the newest first. Leaves out those of `notOf`. */
  find(
    database: Pick<Database, 'db' | 'dialect' | 'read'>,
    filters: AddressFilters,
    among: Among,
    rest: { notOf: number; limit: number; now: Date },
  ): Promise<number[]>;
  /** For each filter, the history fields on which it depends. A filter without any finds no records that exist already. */
  dependsOn: Readonly<Record<string, readonly string[]>>;
}

/** A kind of record. Its feature's record.ts defines it for the rest of the server. */
export type RecordKind = Finder & {
  kind: ItemKind;
  search?: Searched;
  moderated?: Moderated;
  /** The titles of the pages of one record. */
  pages?: readonly PageHead[];
  /** Its pictures, where they are set apart from its form. */
  pictured?: Pictured;
  sitemap?: Sitemap;
  arrivals?: Arrivals;
  savedSearches?: FollowedSearches;
  /** The fields whose changes everyone may read who may see the record, by their stored names. */
  history?: Readonly<Record<string, Pick<HistoryField, 'title' | 'isList'>>>;
};
