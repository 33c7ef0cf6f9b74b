import type { Transaction } from '#server/platform/db/schema.ts';

/** A claimed source. */
export interface ClaimedSource {
  id: number;
  technologyId: number;
  feedUrl: string;
  etag: string | null;
  lastModified: string | null;
  /** The number of failed readings in a row before this one. */
  failures: number;
}

/** The number of sources taken at once. */
const batch = 4;

const claimed = [
  'id',
  'technology_id as technologyId',
  'feed_url',
  'etag',
  'last_modified as lastModified',
  'failures',
] as const;

interface ClaimedRow extends Omit<ClaimedSource, 'feedUrl'> {
  feed_url: string | null;
}

/**
 * Claims the due sources. Until `claimedUntil` no one else claims the same source; afterwards another process does, in
 * case this one has died. The condition is repeated in the update: if two processes choose the same row, the second
 * finds it no longer due when its turn to write comes.
 */
export async function claimDueSources(trx: Transaction, now: Date, claimedUntil: Date): Promise<ClaimedSource[]> {
  const at = now.toISOString();
  const due = trx
    .selectFrom('feed_sources')
    .select('id')
    .where('state', '=', 'active')
    .where('next_due_at', '<=', at)
    .orderBy('next_due_at')
    .limit(batch);
  const rows = await trx
    .updateTable('feed_sources')
    .set({ next_due_at: claimedUntil.toISOString() })
    .where('id', 'in', due)
    .where('state', '=', 'active')
    .where('next_due_at', '<=', at)
    .returning(claimed)
    .execute();
  return rows.flatMap(withAddress);
}

/** Claims a source in any state; `undefined` if it does not exist or has no address. */
export async function claimSource(trx: Transaction, id: number, until: Date): Promise<ClaimedSource | undefined> {
  const rows = await trx
    .updateTable('feed_sources')
    .set({ next_due_at: until.toISOString() })
    .where('id', '=', id)
    .where('feed_url', 'is not', null)
    .returning(claimed)
    .execute();
  return rows.flatMap(withAddress)[0];
}

function withAddress({ feed_url: feedUrl, ...row }: ClaimedRow): ClaimedSource[] {
  return feedUrl === null ? [] : [{ ...row, feedUrl }];
}
