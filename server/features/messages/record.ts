import { paths, pathTo } from '#contract/kit/paths.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import type { FindItemsFor, Moderated, RecordKind } from '#server/platform/records/record.ts';
import { oneLine } from './presenter.ts';
import { findReceived } from './store.ts';

/** How much of a message a case quotes; its reporter has shown it to the team. */
const quoted = 1000;

/** Messages for moderation. */
const moderatedMessages: Moderated = {
  table: 'messages',
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('users', 'users.id', 'messages.sender_id')
      .where('messages.id', 'in', ids)
      .select([
        'messages.id',
        'messages.conversation_id',
        'messages.body',
        'messages.sender_id',
        'messages.hold',
        'users.username',
        'users.full_name',
      ])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: `${row.full_name ?? row.username}: ${oneLine(row.body)}`,
      excerpt: row.body.slice(0, quoted),
      path: pathTo(paths.conversation, { id: row.conversation_id }),
      ownerId: row.sender_id,
      hold: row.hold,
    }));
  },
  async setHold(_database, trx, id, hold) {
    const { numUpdatedRows } = await trx
      .updateTable('messages')
      .set({ hold: hold === 'hidden' || hold === 'removed' ? hold : null })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? id : null;
  },
};

/** Messages as reportable records: those who received them may report them, which shows the team their beginning. */
const findMessageItems: FindItemsFor = async (database, ids, viewerId) => {
  if (viewerId === null) return [];
  const rows = await findReceived(database, ids, viewerId);
  return rows.map((row) => ({
    id: row.id,
    title: `${row.full_name ?? row.username}: ${oneLine(row.body)}`,
    path: pathTo(paths.conversation, { id: row.conversation_id }),
    ownerId: row.sender_id,
  }));
};

/** Messages, for the rest of the server. */
export const messageRecord: RecordKind = {
  kind: 'message',
  findFor: findMessageItems,
  moderated: moderatedMessages,
  pages: [headOfList(paths.conversation, paths.messages)],
};
