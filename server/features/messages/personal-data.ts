import { findHoldReasons } from '#server/features/moderation/index.ts';
import type { PersonalData } from '#server/platform/feature.ts';
import { allPages } from '#server/platform/personal-data/all-pages.ts';
import type { OnDeletion } from '#server/platform/personal-data/holding.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';
import { findInbox } from './inbox-store.ts';
import { endForLeaver } from './meetings/leaving.ts';
import { presentMeeting } from './meetings/presenter.ts';
import { findMeetingsOf } from './meetings/store.ts';
import { peerOf, presentMessage } from './presenter.ts';
import { findSentBy } from './store.ts';

/** The state of a conversation after one of the two members leaves. */
function keepsTheOther(): OnDeletion {
  return { kept: 'The other member keeps the conversation.' };
}

export const personalData: PersonalData = {
  holdings: [
    held(
      'messages',
      'sender_id',
      { kept: 'They also belong to the members who received them.' },
      {
        as: 'messagesYouWrote',
        isPresented: true,
        tells: ['id', 'conversation_id', 'body', 'created_at', 'hold', 'about_kind', 'about_id', 'about_title'],
        keeps: ['key'],
      },
    ),
    {
      table: 'conversations',
      by: ['low_id', 'high_id'],
      exported: { as: 'conversations', isPresented: true, tells: ['id'], keeps: ['created_at'] },
      onDeletion: keepsTheOther(),
    },
    { ...unlisted('conversation_sides', 'user_id', 'It is part of the conversations.'), onDeletion: 'deleted' },
    {
      ...unlisted('conversation_sides', 'peer_id', 'Other members’ inboxes are their data.'),
      onDeletion: keepsTheOther(),
    },
    {
      table: 'meetings',
      by: ['proposer_id', 'receiver_id'],
      also: ['ended_by'],
      exported: {
        as: 'meetings',
        isPresented: true,
        tells: [
          'id',
          'conversation_id',
          'message_id',
          'state',
          'times',
          'starts_at',
          'minutes',
          'place',
          'note',
          'time_zone',
          'moves_id',
          'ended_by',
        ],
        keeps: ['last_time', 'uid', 'sequence', 'changed_at'],
      },
      onDeletion: keepsTheOther(),
    },
  ],
  present: {
    async messagesYouWrote({ database }, { id: userId }) {
      const rows = await findSentBy(database, userId);
      const held = rows.filter(({ hold }) => hold !== null).map(({ id }) => id);
      const reasons = await findHoldReasons(database, 'message', held);
      return rows.map((row) => {
        const { body, hold, sentAt } = presentMessage(row, userId, { reason: reasons.get(row.id) ?? null });
        const about = row.about_kind && { about: { kind: row.about_kind, id: row.about_id, title: row.about_title } };
        return { id: row.id, conversationId: row.conversation_id, body, hold, sentAt, ...about };
      });
    },
    async conversations({ database }, { id: userId }) {
      const rows = await allPages(
        (page) => findInbox(database, { userId, ...page }),
        (row) => row.last_message_id,
      );
      return rows.map((row) => ({ id: row.id, peer: peerOf(row), unread: row.unread }));
    },
    async meetings({ database }, { id: userId }) {
      const rows = await findMeetingsOf(database, userId);
      return rows.map((row) => ({ conversationId: row.conversation_id, ...presentMeeting(row, userId) }));
    },
  },
  erase: (deps, trx, userId) => endForLeaver(deps, trx, userId),
};
