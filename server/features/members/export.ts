import type { Router } from 'express';

import { paths } from '#contract/kit/paths.ts';
import { exportMembers } from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { memberColumns, memberFilterWords } from './export-columns.ts';
import { pageOfMembers } from './list-page.ts';
import { withoutBlocked } from './not-blocked-store.ts';

/** A search of members as a file: what the directory shows of them, and never an address (rule exports). */
export function serveMemberExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportMembers, {
    title: 'Members',
    path: paths.members,
    page: async (query, place, { user }, { database }) => {
      const page = await pageOfMembers(database, query, place);
      const ids = page.items.map(({ id }) => id);
      const shown = await withoutBlocked(database, user.id, ids);
      return { ...page, items: page.items.filter(({ id }) => shown.has(id)) };
    },
    words: (query) => memberFilterWords(deps.database, query),
    columns: memberColumns,
  });
}
