import type { EnquiryKind } from '#contract/items.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { lockText } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** For how long the same enquiry counts as the one before, sent again. */
const sameFor = 10 * minute;

/** How many of the newest enquiries are looked at: no index has their time. */
const newest = 200;

/**
 * Whether a visitor has just sent this very enquiry, as a double click does. Members name theirs by a key (rule
 * once-by-key). Until `trx` ends, nobody else sends the same one.
 */
export async function isRepeated(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  trx: Transaction,
  { kind, id, name, email, message }: { kind: EnquiryKind; id: number; name: string; email: string; message: string },
): Promise<boolean> {
  await lockText(database, trx, `enquiry:${kind}:${id}:${email}`);
  const row = await trx
    .selectFrom((from) => from.selectFrom('enquiries').selectAll().orderBy('id', 'desc').limit(newest).as('recent'))
    .where('created_at', '>', new Date(now().getTime() - sameFor).toISOString())
    .where('sender_id', 'is', null)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('name', '=', name)
    .where('email', '=', email)
    .where('message', '=', message)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
