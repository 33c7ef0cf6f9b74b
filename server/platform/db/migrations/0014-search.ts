import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { createSearchTable, facet, insertLexemes, type MigrationDialect, wordsOf } from './frozen.ts';

/** The search index of articles, research articles and events. */
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

/**
 * Records of a database that is older than its index. The text of research articles is left out, because it may be
 * premium.
 */
async function indexWhatIsThere(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const { rows } = await sql<{ kind: string; item_id: number; words: string }>`
    select 'article' as kind, id as item_id, title || ' ' || description || ' ' || content as words from articles
    union all select 'research', id, title || ' ' || description || ' ' || type from research_articles
    union all select 'event', id, title || ' ' || description || ' ' || content || ' ' || location from events
    order by 1, 2`.execute(db);
  for (const { kind, item_id, words } of rows) {
    const inserted = await sql<{ id: number }>`
      insert into documents (kind, item_id) values (${kind}, ${item_id}) returning id`.execute(db);
    const id = Number(inserted.rows[0]?.id);
    await insertLexemes(db, dialect, 'document_search', id, [...wordsOf(textOf(words)), facet('kind', kind)]);
  }
}

/** The words of stored HTML. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(?:lt|gt|quot|amp);/g, ' ');
}
