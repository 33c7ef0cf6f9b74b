import type { Schema } from '#server/platform/db/schema.ts';

/** The fate of rows when the account is deleted. */
export type OnDeletion =
  /** The rows are deleted. */
  | 'deleted'
  /** The feature deletes or anonymises the rows: see erase.ts. */
  | 'by-feature'
  /** The rows stay, with these values in the columns that named the member. */
  | { anonymised: Record<string, string | null> }
  /** The rows stay unchanged: the member's number in them leads to an anonymous account. */
  | { kept: string };

/**
 * The columns of a table that the export contains (`tells`) and leaves out (`keeps`). Every column is on one of the two
 * lists, but for the member's own number, which never leaves; a test compares them with the database.
 */
export interface Exported {
  /** The noun for the rows. */
  as: string;
  tells: readonly string[];
  keeps?: readonly string[];
  /** The rows are shared with other members: the feature presents them to this member (`PersonalData.present`). */
  isPresented?: true;
}

/** Rows of one table that contain a member's number, and how their personal data is handled. */
export interface Holding {
  table: keyof Schema;
  /** The columns with the member's number; any of them makes a row the member's. */
  by: readonly string[];
  /** Columns that repeat one of these and need no check of their own. */
  also?: readonly string[];
  /** The content of the export, or the reason why there is none. */
  exported: Exported | { not: string };
  onDeletion: OnDeletion;
}

/** The name of a member whose account was deleted. */
export const formerName = 'Former member';

/** Rows of one member. */
export function held(table: keyof Schema, column: string, onDeletion: OnDeletion, exported: Exported): Holding {
  return { table, by: [column], exported, onDeletion };
}

/** Rows of other members that contain the member's number. */
export function unlisted(table: keyof Schema, column: string, why: string): Holding {
  return { table, by: [column], exported: { not: why }, onDeletion: { kept: why } };
}
