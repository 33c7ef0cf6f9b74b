import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { MigrationDialect } from '#server/platform/db/migrate.ts';
import { toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { facet, lexemesOf } from '#server/platform/search/lexemes.ts';
import { createSearchTable } from '#server/platform/search/search-index-store.ts';

/** What articles, research articles and events are found by. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('documents')
    .addColumn('id', integer, id)
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('article', 'research', 'event')`))
    .addColumn('item_id', integer, (c) => c.notNull())
    .addUniqueConstraint('documents_by_item', ['kind', 'item_id'])
    .execute();
  await createSearchTable(db, dialect, 'document_search', 'documents');
  await indexWhatIsThere(db, dialect);
}

/** Records of a database that is older than its index. Of research articles the text stays out: it may be premium. */
async function indexWhatIsThere(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const { rows } = await sql<{ kind: string; item_id: number; words: string }>`
    select 'article' as kind, id as item_id, title || ' ' || description || ' ' || content as words from articles
    union all select 'research', id, title || ' ' || description || ' ' || type from research_articles
    union all select 'event', id, title || ' ' || description || ' ' || content || ' ' || location from events
    order by 1, 2`.execute(db);
  for (const { kind, item_id, words } of rows) {
    const inserted = await sql<{ id: number }>`
      insert into documents (kind, item_id) values (${kind}, ${item_id}) returning id`.execute(db);
    const lexemes = [...lexemesOf(toPlainText(words)), facet('kind', kind)];
    const value = dialect === 'sqlite' ? sql`${lexemes.join(' ')}` : sql`array_to_tsvector(${lexemes}::text[])`;
    await sql`insert into document_search (rowid, lexemes) values (${inserted.rows[0]?.id}, ${value})`.execute(db);
  }
}
