/** All databases of the process share the names: a connection outlives the database that opened it where tests lend it on. */
const names = new Map<string, string>();

/** The name of a statement that PostgreSQL parses and plans once for each connection. They are the program's, so there are few. */
export function statementName(sql: string): string {
  const name = names.get(sql) ?? `cardi_${names.size + 1}`;
  names.set(sql, name);
  return name;
}
