import { type RawBuilder, sql } from 'kysely';

import type { Database } from './database.ts';

/** The name of a function of every SQLite connection: SQLite's own `lower` knows the letters of English only. */
export const lowerCase = 'lower_case';

/** Upper-case letters of Latin, Greek and Cyrillic beyond English, and the lower-case ones in the same order. */
const upper = Array.from({ length: 0x530 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index))
  .filter((letter) => letter !== letter.toLowerCase() && letter.toLowerCase().length === 1)
  .join('');

/** PostgreSQL's own `lower` knows as many letters as the locale of the database, and may know those of English only. */
function lowerOf({ dialect }: Pick<Database, 'dialect'>, text: RawBuilder<string>) {
  if (dialect === 'sqlite') return sql`${sql.raw(lowerCase)}(${text})`;
  return sql`translate(lower(${text}), ${upper}, ${upper.toLowerCase()})`;
}

/**
 * Whether a text contains `part`, in upper or lower case, in any of these scripts. For tables of some dozens of rows: each
 * row is read.
 */
export function contains(database: Pick<Database, 'dialect'>, text: RawBuilder<string>, part: string) {
  const pattern = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${lowerOf(database, text)} like ${pattern} escape '\\'`;
}
