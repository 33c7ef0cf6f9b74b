import { z } from 'zod';

import { serverKey } from '#src/lib/server-storage.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';

/** A message on its way: shown at once, and kept in this browser until the server has it. */
export interface Outgoing {
  /** The message's key: sent again with it, it is stored once. */
  key: string;
  body: string;
  /** Why it could not be sent; `null` while it is on its way. */
  failure: string | null;
}

const stored = z.array(z.object({ key: z.uuid(), body: z.string().max(20_000), failure: z.string().nullable() }));

/** Under the prefix of drafts, so that they go with the sign-out. */
const keyOf = (place: string) => serverKey(`cardi-draft:outgoing:${place}`);

/** Messages that an earlier page of this browser had not sent or was still sending. */
export function readOutgoing(place: string): Outgoing[] {
  const found = readStored(keyOf(place), stored) ?? [];
  return found.map((message) => ({ ...message, failure: message.failure ?? 'This was not sent.' }));
}

/** Replaces the stored messages. Where storage is full or switched off, sending goes on all the same. */
export function writeOutgoing(place: string, messages: readonly Outgoing[]): void {
  writeStored(keyOf(place), messages.length > 0 ? messages : undefined);
}
