import type { ModeratedKind } from '#server/platform/records/moderated.ts';
import { oneLine } from './presenter.ts';

/** As much of a message as a case quotes: what was reported was shown to the team by whoever reported it. */
const quoted = 1000;

/** Messages as the team looks at them. */
export const moderatedMessages: ModeratedKind = {
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
      path: `/network/messages/${row.conversation_id}`,
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
