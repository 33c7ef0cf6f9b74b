import type { Response } from 'express';

import { slugOf } from '#contract/content.ts';
import { itemKinds } from '#contract/items.ts';
import type { ListItem } from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import { findListItems } from './item-store.ts';
import { presentItems } from './presenter.ts';
import type { ListRow } from './store.ts';

/** Sends a list as a table with the addresses of its records, as this viewer sees them. */
export async function sendList(deps: Deps, res: Response, viewerId: number, { id, name }: ListRow): Promise<''> {
  const day = deps.now().toISOString().slice(0, 10);
  await sendCsv<ListItem>(res, {
    filename: `${slugOf(name) || 'list'}-${day}.csv`,
    columns: {
      Record: ({ title }) => title ?? 'No longer available',
      Kind: ({ kind }) => itemKinds[kind],
      Address: ({ path }) => path && `${deps.baseUrl()}${path}`,
      'Added by': ({ addedBy }) => addedBy?.name ?? '',
      Added: ({ addedAt }) => addedAt.slice(0, 10),
      'As of': () => day,
    },
    next: async ({ before, limit }) =>
      presentItems(deps, viewerId, await findListItems(deps.database, { listId: id, after: before, limit })),
  });
  return '';
}
