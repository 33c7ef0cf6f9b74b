import { type ContactMessage, listContactMessages, setContactStatus } from '#contract/contact.ts';
import type { Selection } from '#src/components/bulk-actions.tsx';
import { call } from '#src/lib/api-client.ts';

const moveTo =
  (status: 'open' | 'closed') =>
  ({ id }: ContactMessage) =>
    call(setContactStatus, { params: { id: String(id) }, body: { status } });

/** The actions for several messages at once. */
export const selection: Selection<ContactMessage> = {
  nouns: { one: 'message', many: 'messages' },
  path: listContactMessages.path,
  nameOf: ({ subject, name }) => `${subject}, by ${name}`,
  actions: [
    {
      label: 'Mark as open',
      fits: ({ status }) => status !== 'open',
      act: moveTo('open'),
      done: (messages) => `Marked ${messages} as open`,
    },
    {
      label: 'Close',
      fits: ({ status }) => status !== 'closed',
      act: moveTo('closed'),
      done: (messages) => `Closed ${messages}`,
    },
  ],
};
