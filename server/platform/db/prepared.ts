import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';

import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Placeholder in a compiled query for a value that each run supplies. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Names a parameter of a prepared query. */
export type Param<Params> = <Name extends keyof Params & string>(name: Name) => RawBuilder<Params[Name]>;

const plainParam = (name: string) => sql<never>`${new Placeholder(name)}`;

/**
 * SQLite replans a join whenever a bound value is compared with an index, which costs three times the query itself. It
 * does not do so for a subquery.
 */
const hiddenParam = (name: string) => sql<never>`(select ${new Placeholder(name)})`;

/**
 * A query for the busiest paths: built and compiled at its first use, once per dialect, and then only run. (Building it
 * each time would cost more than SQLite needs to answer it.)
 */
export function prepare<Params extends object, Row>(
  build: (db: Kysely<Schema>, param: Param<Params>, dialect: Database['dialect']) => Compilable<Row>,
): (database: Pick<Database, 'db' | 'dialect' | 'read'>, params: Params) => Promise<Row[]> {
  const compiled: Partial<Record<Database['dialect'], CompiledQuery<Row>>> = {};
  return ({ db, dialect, read }, params) => {
    compiled[dialect] ??= build(db, dialect === 'sqlite' ? hiddenParam : plainParam, dialect).compile();
    const { sql: text, parameters } = compiled[dialect];
    const given = new Map<string, unknown>(Object.entries(params));
    return read({
      sql: text,
      isFixed: true,
      parameters: parameters.map((value) => (value instanceof Placeholder ? given.get(value.name) : value)),
    });
  };
}

/** A prepared query for each table or other key, made at its first use. */
export function forEachKey<Key, Query>(make: (key: Key) => Query): (key: Key) => Query {
  const made = new Map<Key, Query>();
  return (key) => {
    const query = made.get(key) ?? make(key);
    made.set(key, query);
    return query;
  };
}
