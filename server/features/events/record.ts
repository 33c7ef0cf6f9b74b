import { paths } from '#contract/kit/paths.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { picturedIn } from '#server/platform/records/pictured-store.ts';
import type { RecordKind } from '#server/platform/records/record.ts';
import { eventArrivals } from './arrivals-store.ts';
import { findEventHead } from './head.ts';
import { reindexEvent } from './registration-store.ts';
import { eventSearches } from './saved-searches.ts';
import { findEventItems, findEventPaths, searchEvents } from './store.ts';

/** Events, for the rest of the server. */
export const eventRecord: RecordKind = {
  kind: 'event',
  pictured: picturedIn('events'),
  find: findEventItems,
  search: { find: searchEvents, by: 'words', table: 'events', reindex: reindexEvent },
  pages: [
    { path: paths.event, find: findEventHead },
    headOfList(paths.adminEvent, paths.adminEvents),
    headOfList(paths.adminRegistrations, paths.adminEvents),
  ],
  arrivals: eventArrivals,
  savedSearches: eventSearches,
  sitemap: { paths: findEventPaths },
};
