import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * Admins find accounts by any part of name, user name or address, through an index of three-letter runs that the
 * database maintains itself. The sample premium dossier links to its article, and its text promises no other.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`create virtual table user_search using fts5(
      username, full_name, email, content='users', content_rowid='id', tokenize='trigram'
    )`.execute(db);
    await sql`insert into user_search (user_search) values ('rebuild')`.execute(db);
    const remove = sql`insert into user_search (user_search, rowid, username, full_name, email)
      values ('delete', old.id, old.username, old.full_name, old.email);`;
    const add = sql`insert into user_search (rowid, username, full_name, email)
      values (new.id, new.username, new.full_name, new.email);`;
    await sql`create trigger user_search_insert after insert on users begin ${add} end`.execute(db);
    await sql`create trigger user_search_delete after delete on users begin ${remove} end`.execute(db);
    await sql`create trigger user_search_update after update of username, full_name, email on users
      begin ${remove} ${add} end`.execute(db);
  } else {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index users_by_parts on users
      using gin (lower(username || ' ' || coalesce(full_name, '') || ' ' || email) gin_trgm_ops)`.execute(db);
  }
  await sql`create index users_suspended on users (id) where suspended_at is not null`.execute(db);
  await sql`update research_articles set route = '/research-hub/molten-salt-reactors'
    where slug = 'molten-salt-reactors' and route = '/network/technologies/molten-salt-reactors'`.execute(db);
  const promise =
    '<p>The full profile compares the leading designs, the state of materials testing, the licensing path in four countries, the costs that have been published and what they leave out, and the technology readiness level that we consider justified.</p>';
  await sql`update research_articles set content = replace(content, ${sql.lit(promise)}, '')
    where slug = 'molten-salt-reactors'`.execute(db);
}
