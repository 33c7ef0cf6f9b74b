import type { Database } from '#server/platform/db/database.ts';
import type { Asker } from '../records.ts';

/** What of a record can be quoted. */
export interface Blocks {
  id: number;
  blocks: string[];
}

/** Reads the texts of records of one kind. Those that are not public, or no longer there, are missing. */
export type ReadTexts = (
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  by: { now: string; asker: Asker },
) => Promise<Blocks[]>;

/** A JSON list of a column, which the contract parsed before it was stored. */
export function listOf<Item>(json: string): Item[] {
  return JSON.parse(json) as Item[];
}

/** One sentence of several parts, without those that are empty. */
export function sentence(...parts: (string | number | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
