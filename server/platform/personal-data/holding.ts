import type { Schema } from '#server/platform/db/schema.ts';

/** The fate of rows when the account is deleted. */
export type OnDeletion =
  /** They go. */
  | 'deleted'
  /** They go, or lose every name, by the feature they belong to: see erase.ts. */
  | 'by-feature'
  /** They stay, with these columns in place of what named the member. */
  | { anonymised: Record<string, string | null> }
  /** They stay as they are: the member's number in them leads to a name that is nobody's. */
  | { kept: string };

/**
 * What of a table leaves with the export. Every column stands on one of the two lists, but for those with the member's
 * own number, which never leave; a test compares them with the database.
 */
export interface Exported {
  /** The noun for the rows. */
  as: string;
  tells: readonly string[];
  keeps?: readonly string[];
  /** Others have a part in these rows: they leave as the feature tells them to this member (`PersonalData.present`). */
  isPresented?: true;
}

/** Rows of one table that hold a member's number, and what that means for their data. */
export interface Holding {
  table: keyof Schema;
  /** The columns with the member's number; any of them makes a row the member's. */
  by: readonly string[];
  /** Columns that repeat one of these and need not be looked at. */
  also?: readonly string[];
  /** The content of the export, or the reason why there is none. */
  exported: Exported | { not: string };
  onDeletion: OnDeletion;
}

/** How a member who is gone is called. */
export const formerName = 'Former member';

/** Rows of one member. */
export function held(table: keyof Schema, column: string, onDeletion: OnDeletion, exported: Exported): Holding {
  return { table, by: [column], exported, onDeletion };
}

/** Rows of others in which the member's number stands. */
export function unlisted(table: keyof Schema, column: string, why: string): Holding {
  return { table, by: [column], exported: { not: why }, onDeletion: { kept: why } };
}
