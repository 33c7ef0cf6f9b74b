import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';

import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Stands in a compiled query for a value that each run brings along. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Names a parameter inside a prepared query. */
export type Param<Params> = <Name extends keyof Params & string>(name: Name) => RawBuilder<Params[Name]>;

const plainParam = (name: string) => sql<never>`${new Placeholder(name)}`;

/**
 * SQLite plans a join again whenever a value that it compares with an index is bound to it, which costs
 * three times the query itself. It does not look into a subquery.
 */
const hiddenParam = (name: string) => sql<never>`(select ${new Placeholder(name)})`;

/**
 * A query for the busiest paths: built and compiled at its first use, once for each dialect, and from
 * then on only run. (Building one again costs more than SQLite needs to answer it.)
 */
export function prepare<Params extends object, Row>(
  build: (db: Kysely<Schema>, param: Param<Params>, dialect: Database['dialect']) => Compilable<Row>,
): (database: Database, params: Params) => Promise<Row[]> {
  const compiled: Partial<Record<Database['dialect'], CompiledQuery<Row>>> = {};
  return ({ db, dialect, read }, params) => {
    compiled[dialect] ??= build(db, dialect === 'sqlite' ? hiddenParam : plainParam, dialect).compile();
    const { sql: text, parameters } = compiled[dialect];
    const given = new Map<string, unknown>(Object.entries(params));
    return read({
      sql: text,
      parameters: parameters.map((value) => (value instanceof Placeholder ? given.get(value.name) : value)),
    });
  };
}
