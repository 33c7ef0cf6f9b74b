import { z } from 'zod';

import { type Attachment, attachment } from '#contract/attachments.ts';
import { serverKey } from '#src/lib/server-storage.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';

/** A message that is being sent: shown at once, and stored in the browser until the server has it. */
export interface Outgoing {
  /** The message's key. A second attempt with the same key is not stored twice. */
  key: string;
  body: string;
  attachments: Attachment[];
  /** Why it could not be sent; `null` while it is being sent. */
  failure: string | null;
}

const stored = z.array(
  z.object({
    key: z.uuid(),
    body: z.string().max(20_000),
    attachments: z.array(attachment).catch([]),
    failure: z.string().nullable(),
  }),
);

/** Where a member's words to another one are kept in this browser: also the first ones, before there is a conversation. */
export const placeOf = (userId: number, peerId: number | string) => `${userId}:to-${peerId}`;

/** Under the prefix of drafts, so that a sign-out deletes them. */
const keyOf = (place: string) => serverKey(`cardi-draft:outgoing:${place}`);

/** Messages that an earlier page in this browser did not finish sending. */
export function readOutgoing(place: string): Outgoing[] {
  const found = readStored(keyOf(place), stored) ?? [];
  return found.map((message) => ({ ...message, failure: message.failure ?? 'This was not sent.' }));
}

/** Replaces the stored messages. If storage is full or disabled, sending still works. */
export function writeOutgoing(place: string, messages: readonly Outgoing[]): void {
  writeStored(keyOf(place), messages.length > 0 ? messages : undefined);
}
