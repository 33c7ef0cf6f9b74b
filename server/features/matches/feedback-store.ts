import type { MatchKind, MatchVerdict, TurnDownReason } from '#contract/matches.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** What a member has said about a record. */
export interface Feedback {
  itemId: number;
  verdict: MatchVerdict;
  reason: TurnDownReason | null;
}

/** What a member has said about records of a kind, newest first. */
export async function findFeedback({ db }: Pick<Database, 'db'>, userId: number, kind: MatchKind): Promise<Feedback[]> {
  const rows = await db
    .selectFrom('match_feedback')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select(['item_id', 'verdict', 'reason'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ item_id: itemId, ...row }) => ({ itemId, ...row }));
}

/** Replaces what a member has said about a record; `null` takes it back. */
export async function saveFeedback(
  trx: Transaction,
  { userId, kind, itemId }: { userId: number; kind: MatchKind; itemId: number },
  said: { verdict: MatchVerdict; reason: TurnDownReason | null; at: string } | null,
): Promise<void> {
  if (!said) {
    await trx
      .deleteFrom('match_feedback')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('item_id', '=', itemId)
      .execute();
    return;
  }
  const judgement = { verdict: said.verdict, reason: said.reason, created_at: said.at };
  await trx
    .insertInto('match_feedback')
    .values({ user_id: userId, kind, item_id: itemId, ...judgement })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doUpdateSet(judgement))
    .execute();
}

/** So many of the newest acts of each sort count. */
const acts = 15;

/** The records of a kind that a member has saved or written about, and the members they have connected with. */
export async function findLiked({ db }: Pick<Database, 'db'>, userId: number, kind: MatchKind): Promise<number[]> {
  const saved = await db
    .selectFrom('saved_items')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(acts)
    .select('item_id as id')
    .execute();
  const written =
    kind === 'event'
      ? []
      : await db
          .selectFrom('enquiries')
          .where('sender_id', '=', userId)
          .where('kind', '=', kind)
          .orderBy('id', 'desc')
          .limit(acts)
          .select('item_id as id')
          .execute();
  return [...new Set([...saved, ...written].map(({ id }) => id))];
}
