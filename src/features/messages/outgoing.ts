import { z } from 'zod';

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
const keyOf = (place: string) => `cardi-draft:outgoing:${place}`;

/** Messages that an earlier page of this browser had not sent or was still sending. */
export function readOutgoing(place: string): Outgoing[] {
  try {
    const found = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]'));
    return (found.data ?? []).map((message) => ({ ...message, failure: message.failure ?? 'This was not sent.' }));
  } catch {
    return [];
  }
}

export function writeOutgoing(place: string, messages: readonly Outgoing[]): void {
  try {
    if (messages.length > 0) localStorage.setItem(keyOf(place), JSON.stringify(messages));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // Storage may be full or switched off: sending goes on all the same.
  }
}
