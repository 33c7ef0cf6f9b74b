import type { PersonalData } from '#server/platform/feature.ts';
import { allPages } from '#server/platform/personal-data/all-pages.ts';
import { formerName, held } from '#server/platform/personal-data/holding.ts';
import { presentEnquiries } from './presenter.ts';
import { findReceived } from './store.ts';

export const personalData: PersonalData = {
  holdings: [
    held('enquiries', 'receiver_id', 'deleted', {
      as: 'enquiriesYouReceived',
      isPresented: true,
      tells: [
        'id',
        'kind',
        'item_id',
        'item_title',
        'name',
        'email',
        'organization',
        'message',
        'created_at',
        'read_at',
        'message_id',
      ],
      keeps: ['sender_id'],
    }),
    held(
      'enquiries',
      'sender_id',
      { anonymised: { sender_id: null, name: formerName, email: '', organization: null } },
      {
        as: 'enquiriesYouSent',
        tells: ['id', 'kind', 'item_id', 'item_title', 'name', 'email', 'organization', 'message', 'created_at'],
        // The record's owner, and whether they have read the enquiry, are the owner's data.
        keeps: ['receiver_id', 'read_at', 'message_id'],
      },
    ),
  ],
  present: {
    async enquiriesYouReceived({ database }, { id: receiverId }) {
      const which = { receiverId, kind: undefined, itemId: undefined };
      return allPages(
        async (page) => presentEnquiries(database, await findReceived(database, { ...which, ...page })),
        (enquiry) => enquiry.id,
      );
    },
  },
};
