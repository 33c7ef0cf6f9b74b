import type { FindItems } from '#server/platform/records/items.ts';
import { oneLine } from './presenter.ts';
import { findReceived } from './store.ts';

/** Messages as what can be reported: by whoever received them, who thereby shows the team their beginning. */
export const findMessageItems: FindItems = async (database, ids, viewerId) => {
  if (viewerId === null) return [];
  const rows = await findReceived(database, ids, viewerId);
  return rows.map((row) => ({
    id: row.id,
    title: `${row.full_name ?? row.username}: ${oneLine(row.body)}`,
    path: `/network/messages/${row.conversation_id}`,
    ownerId: row.sender_id,
  }));
};
