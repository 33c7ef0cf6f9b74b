import { type ContentStanding, contentStandings } from '#contract/content.ts';
import type { Deps } from '#server/deps.ts';
import { time } from '#server/platform/sheets/cell.ts';
import type { FileTable } from '#server/platform/sheets/table.ts';
import { type EditionQuery, findEditions, type ListedEdition } from './list-store.ts';
import { standingOf } from './presenter.ts';
import type { ContentTable } from './store.ts';

type FiledEdition = ListedEdition & { standing: ContentStanding };

/** The columns of the exported list of articles of either kind. */
export const fileColumns: FileTable<FiledEdition>['columns'] = {
  Number: ({ id }) => id,
  Title: ({ title }) => title,
  State: ({ standing }) => contentStandings[standing],
  Publication: ({ published_at }) => time(published_at),
  Changed: ({ updated_at }) => time(updated_at),
};

/** Up to `limit` records that match, newest first from below number `before`. */
export async function findForFile(
  deps: Pick<Deps, 'database' | 'now'>,
  table: ContentTable,
  filters: Pick<EditionQuery, 'search' | 'standing' | 'topic'>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<FiledEdition[]> {
  const now = deps.now();
  const after = before === undefined ? undefined : { key: before, id: before };
  const { rows } = await findEditions(deps.database, table, { ...filters, sort: 'newest', after, limit, now });
  return rows.map((row) => ({ ...row, standing: standingOf(row, now) }));
}
