import { type RawBuilder, sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

/** The whole numbers from 1 to `count` as a table of one column, `i`, for filling tables past the program. */
export function numbersTo({ dialect }: Pick<Database, 'dialect'>, count: number): RawBuilder<{ i: number }> {
  const last = sql.lit(count);
  return dialect === 'sqlite'
    ? sql`(with recursive n (i) as (select 1 union all select i + 1 from n where i < ${last}) select i from n)`
    : sql`(select i from generate_series(1, ${last}) as g (i))`;
}

/** Lexemes, separated by blanks, as the search index of either database takes them. */
export function indexed({ dialect }: Pick<Database, 'dialect'>, lexemes: RawBuilder<string>): RawBuilder<unknown> {
  return dialect === 'sqlite' ? lexemes : sql`array_to_tsvector(string_to_array(${lexemes}, ' '))`;
}
