import { z } from 'zod';

import { serverKey } from './server-storage.ts';
import { readStored, writeStored } from './stored.ts';

/** Raised when drafts are stored in another way; older ones are then left unread. */
const draftVersion = 1;
const prefix = 'cardi-draft:';

/** Where the draft of a form is stored. */
export const draftKey = (key: string): string => serverKey(`${prefix}${key}`);

/** Forgets every draft for this server in this browser, for when someone signs out of a computer that others use. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(serverKey(prefix))) localStorage.removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}

/**
 * Forgets the drafts of another user, whose session ended without a sign-out; a visitor's drafts become this user's.
 * Call it before any form of the signed-in user is shown.
 */
export function keepDraftsOf(userId: number): void {
  const key = serverKey(`${prefix}of`);
  const owner = readStored(key, z.number());
  if (owner !== undefined && owner !== userId) clearDrafts();
  writeStored(key, userId);
}

const envelope = z.object({ version: z.literal(draftVersion), values: z.unknown() });

/** A stored draft, which may be old, foreign or damaged: `undefined` unless `schema` accepts it. */
export function readDraft<T>(key: string, schema: z.ZodType<T>): T | undefined {
  const stored = readStored(key, envelope);
  return stored && schema.safeParse(stored.values).data;
}

/** Stores a draft; `undefined` removes it. Returns whether that worked. */
export function writeDraft(key: string, values: unknown): boolean {
  return writeStored(key, values && { version: draftVersion, values });
}
