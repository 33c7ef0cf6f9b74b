import pg from 'pg';

/** What a copy of the template is like before a test has used it: how to see whether one is still so, and to make it so. */
export interface Pristine {
  /** The statement that reads the state of a database; its parameter is the transaction that made the copy pristine. */
  look: string;
  /** What every pristine copy has in common: its schema, statistics and settings. */
  nature: string;
  /** For each sequence the statement that sets it to where it stands. */
  sequences: readonly string[];
  /** The statements that bring back the rows of the tables that are not empty in the template. */
  fill: ReadonlyMap<string, string>;
}

/** The state of one copy. */
export interface State {
  /** Tables that hold rows and should be empty. */
  filled: string[];
  /** Tables whose rows are not those of the template. */
  changed: string[];
  sequences: string[];
  nature: string;
  connections: number;
  /** The size of the largest table, in pages. */
  pages: number;
}

/** Everything that a migration, `analyze` or a test's own trigger writes to. */
const catalogs = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_depend',
  'pg_index',
  'pg_inherits',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_publication',
  'pg_rewrite',
  'pg_statistic',
  'pg_statistic_ext',
  'pg_trigger',
  'pg_type',
];

const literal = pg.escapeLiteral;
const identifier = pg.escapeIdentifier;

/** The number of rows, and of those that are younger than the copy. */
const ages = (table: string) =>
  `(select count(*) || ':' || count(*) filter (where age(xmin) < age($1::xid)) from ${table})`;

const natureOf = `concat_ws(' ', ${[
  ...catalogs.map(ages),
  // Vacuum and analyze write these in place.
  `(select sum(relpages) || ':' || sum(reltuples) from pg_class where relnamespace = 'public'::regnamespace)`,
  `(select count(*) from pg_largeobject_metadata)`,
  `(select string_agg(setconfig::text, ',') from pg_db_role_setting join pg_database on setdatabase = pg_database.oid
     where datname = current_database())`,
].join(', ')})`;

const anyOf = (tables: readonly string[], isSo: (table: string) => string) =>
  `array_remove(array[${tables.map((table) => `case when ${isSo(table)} then ${literal(table)} end`).join(', ')}]::text[], null)`;

const settingOf = (sequence: string) =>
  `(select format('select setval(%L, %s, %L)', ${literal(identifier(sequence))}, last_value, is_called) from ${identifier(sequence)})`;

/** Learns it from a fresh copy, which transaction `since` made. */
export async function learnPristine(client: pg.Client, since: string): Promise<Pristine> {
  const [tables, sequences] = [await namesOf(client, 'r'), await namesOf(client, 'S')];
  const { rows: filled } = await client.query<{ name: string }>(
    `select unnest(${anyOf(tables, (table) => `exists (select from ${identifier(table)})`)}) as name`,
  );
  const fill = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { name: table } of filled) {
    const { rows } = await client.query<{ count: number; content: string; columns: string }>(`
      select count(*)::int as count, json_agg(t)::text as content, (
        select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = ${literal(identifier(table))}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns from ${identifier(table)} t`);
    const [{ count, content, columns } = { count: 0, content: '[]', columns: '' }] = rows;
    counts.set(table, count);
    fill.set(
      table,
      `insert into ${identifier(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${identifier(table)}, ${literal(content)})`,
    );
  }
  const look = `select
    ${anyOf(
      tables.filter((table) => !counts.has(table)),
      (table) => `exists (select from ${identifier(table)})`,
    )} as filled,
    ${anyOf([...counts.keys()], (table) => `${ages(identifier(table))} <> '${counts.get(table)}:0'`)} as changed,
    array[${sequences.map(settingOf).join(', ')}] as sequences,
    ${natureOf} as nature,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    (select max(pg_relation_size(oid))::int / current_setting('block_size')::int from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace) as pages`;
  const state = await readState(client, { look }, since);
  return { look, nature: state.nature, sequences: state.sequences, fill };
}

/** Reads the state of a copy that was pristine when transaction `since` had ended. */
export async function readState(client: pg.Client, { look }: Pick<Pristine, 'look'>, since: string): Promise<State> {
  const { rows } = await client.query<State>({ name: 'look', text: look, values: [since] });
  const [state] = rows;
  if (!state) throw new Error('unreachable');
  return state;
}

/** Puts rows and sequences back; gives the transaction that did, or `since` where there was nothing to do. */
export async function putBack(client: pg.Client, pristine: Pristine, state: State, since: string): Promise<string> {
  const statements = [
    ...[...state.filled, ...state.changed].map((table) => `delete from ${identifier(table)}`),
    ...state.changed.map((table) => `${pristine.fill.get(table)}`),
    ...pristine.sequences.filter((setting) => !state.sequences.includes(setting)),
  ];
  if (statements.length === 0) return since;
  const results: unknown = await client.query(
    [
      'begin',
      // Neither foreign keys nor triggers.
      'set local session_replication_role = replica',
      ...statements,
      'select pg_current_xact_id()::xid::text as xid',
      'commit',
    ].join(';'),
  );
  const last = (results as pg.QueryResult<{ xid: string }>[]).at(-2)?.rows[0];
  if (!last) throw new Error('PostgreSQL did not name the transaction');
  return last.xid;
}

async function namesOf(client: pg.Client, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = '${kind}' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}
