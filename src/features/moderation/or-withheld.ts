import type { QueryClient } from '@tanstack/react-query';

import type { HoldNotice } from '#contract/holds.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { isNotFound } from '#src/lib/api-error.ts';

/** A record, and why nobody but its owner and admins sees it, where that is so. */
export type Withheld<Listed> = Listed & { hold?: HoldNotice };

/**
 * A record that everyone may see or, where there is none for everyone, the one that the team withholds, for those
 * who still may see it. Visitors are not asked about: there is nothing withheld for them. Throws what the public
 * call threw where there is neither.
 */
export async function orWithheld<Listed extends object>(
  client: QueryClient,
  find: () => Promise<Withheld<Listed>>,
  findWithheld: () => Promise<{ record: Listed; hold: HoldNotice }>,
): Promise<Withheld<Listed>> {
  try {
    return await find();
  } catch (error) {
    if (!isNotFound(error) || (await client.ensureQueryData(currentUserQuery)) === null) throw error;
    const withheld = await findWithheld().catch(() => null);
    if (!withheld) throw error;
    return { ...withheld.record, hold: withheld.hold };
  }
}
