import type { Router } from 'express';

import { exportReachable } from '#contract/connections.ts';
import { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { memberColumns, memberFilterWords } from '#server/features/members/index.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { reachablePage } from './reachable.ts';

/** A search of the members connected with a connection of the caller as a file, with whom they have in common. */
export function serveReachableExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportReachable, {
    title: 'Members within reach',
    path: paths.members,
    search: { reach: 'connections' },
    page: (query, place, { user }, aside) => reachablePage(aside, user.id, { ...query, ...place }),
    words: async (query) => ({
      ...(await memberFilterWords(deps.database, query)),
      Connections: 'Connected to someone I know',
    }),
    columns: (to) => {
      const { Address, ...columns } = memberColumns(to);
      return {
        ...columns,
        'In common': ({ through }) => through.count,
        'Connected with': ({ through }) => through.members.map(({ name }) => name).join(', '),
        Address,
      };
    },
  });
}
