import type { MailingKind } from '#contract/newsletter-mailings.ts';
import type { Database } from '#server/platform/db/database.ts';

const tables = { article: 'articles', event: 'events', listing: 'listings', technology: 'technologies' } as const;

/** The addresses of the pictures of records of one kind, by id; `null` for one without. */
export async function findPictures(
  { db }: Pick<Database, 'db'>,
  kind: MailingKind,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const rows =
    kind === 'company'
      ? await db.selectFrom('companies').where('id', 'in', ids).select(['id', 'logo_url as url']).execute()
      : await db
          // The other tables have these columns as well.
          .selectFrom(tables[kind] as 'articles')
          .where('id', 'in', ids)
          .select(['id', 'image_url as url'])
          .execute();
  return new Map(rows.map(({ id, url }) => [id, url]));
}
