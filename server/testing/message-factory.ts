import type { CurrentUser } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { pairOf } from '#server/features/connections/store.ts';

/** Connects two members. */
export async function connect(deps: Pick<Deps, 'database' | 'now'>, one: CurrentUser, other: CurrentUser) {
  const { low, high } = pairOf(one.id, other.id);
  const at = deps.now().toISOString();
  await deps.database.write((trx) =>
    trx
      .insertInto('connections')
      .values({
        low_id: low,
        high_id: high,
        requester_id: one.id,
        status: 'accepted',
        note: null,
        created_at: at,
        decided_at: at,
      })
      .execute(),
  );
}

/** The words of a message. */
export function words(body: string) {
  return { body };
}
