import { sql } from 'kysely';

import type { MailingSummary } from '#contract/newsletter-mailings.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Adds to one of the figures of a mailing; does nothing for one that has not begun or does not exist. */
export async function addToFigure(
  trx: Transaction,
  id: number,
  figure: keyof MailingSummary['figures'],
  by: number,
): Promise<void> {
  await trx
    .updateTable('mailings')
    .set({ [figure]: sql`${sql.ref(figure)} + ${by}` })
    .where('id', '=', id)
    .where('started_at', 'is not', null)
    .execute();
}
