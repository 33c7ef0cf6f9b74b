import type { ItemKind } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a record of any kind is to those who save it, report it or write about it. */
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

/**
 * The records of these ids that this viewer (`null`: an anonymous one) may see by `now`, in any order. Each resource
 * has one such function in its store; server/platform/records/records.ts lists them.
 */
export type FindItems = (
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  viewerId: number | null,
  now: Date,
) => Promise<Item[]>;

export type ItemFinders = Partial<Record<ItemKind, FindItems>>;
