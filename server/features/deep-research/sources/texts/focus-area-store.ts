import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { RecordText } from '../records.ts';

/** The focus areas, a handful, with what their pages say of them. */
export async function focusAreaTexts({ db }: Pick<Database, 'db'>): Promise<RecordText[]> {
  const rows = await db.selectFrom('focus_areas').select(['id', 'slug', 'title', 'description']).execute();
  return rows.map(({ id, slug, title, description }) => ({
    kind: 'dossier',
    id,
    title,
    path: pathTo(paths.focusArea, { slug }),
    blocks: [description],
  }));
}
