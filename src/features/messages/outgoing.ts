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

/** Adds messages to those stored for a place that are not there yet. */
export function addOutgoing(place: string, messages: readonly Outgoing[]): void {
  const there = readOutgoing(place);
  const known = new Set(there.map(({ key }) => key));
  writeOutgoing(place, [...there, ...messages.filter(({ key }) => !known.has(key))]);
}
