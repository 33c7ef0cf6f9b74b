import { paths, pathTo } from '#contract/kit/paths.ts';
import type { FindItems, RecordKind } from '#server/platform/records/record.ts';

const findAreaItems: FindItems = async ({ db }, ids) => {
  const rows = await db.selectFrom('focus_areas').where('id', 'in', ids).select(['id', 'slug', 'title']).execute();
  return rows.map(({ id, slug, title }) => ({ id, title, path: pathTo(paths.focusArea, { slug }), ownerId: null }));
};

/** Focus areas, for those who follow them. Their history is what is new in them. */
export const focusAreaRecord: RecordKind = {
  kind: 'focus-area',
  find: findAreaItems,
  history: {
    company: { title: 'New company' },
    technology: { title: 'New technology' },
    listing: { title: 'New listing' },
    event: { title: 'New event' },
    article: { title: 'New article' },
  },
};
