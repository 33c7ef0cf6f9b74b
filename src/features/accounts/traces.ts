import { z } from 'zod';

import { forgetRecent } from '#src/features/search/index.ts';
import { forgetChosen } from '#src/lib/compared.ts';
import { keepDraftsOf } from '#src/lib/drafts.ts';
import { serverKey } from '#src/lib/server-storage.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';

const storageKey = () => serverKey('cardi-traces-of');

/** Forgets what shows what a user has opened: the next person at this computer must not find it. */
export function forgetTraces(): void {
  forgetRecent();
  forgetChosen();
  writeStored(storageKey(), undefined);
}

/**
 * Forgets what another user has left in this browser, whose session has ended without a sign-out: elsewhere, perhaps, while
 * CARDI was closed. What a visitor has left becomes this user's; drafts wait for their user. Call it once the server has
 * said who is signed in.
 *
 * @param userId `null` for a visitor
 */
export function keepTracesOf(userId: number | null): void {
  const owner = readStored(storageKey(), z.number());
  if (owner !== undefined && owner !== userId) forgetTraces();
  if (userId === null) return;
  keepDraftsOf(userId);
  writeStored(storageKey(), userId);
}
