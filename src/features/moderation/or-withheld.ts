import type { QueryClient } from '@tanstack/react-query';

import type { HoldNotice } from '#contract/moderation-holds.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { isNotFound } from '#src/lib/api-error.ts';

/** A record, with its hold if it is withheld. */
export type Withheld<Listed> = Listed & { hold?: HoldNotice };

/**
 * A public record or, if there is none, the withheld one for callers who may see it. Visitors skip the second call,
 * because they may see no withheld records. Throws the public call's error if there is neither.
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
