import type { Database } from '#server/platform/db/database.ts';

/**
 * Sets tokens of a model's day aside; `false` where too few are left. Questions at the same time, also in other
 * processes, cannot go beyond the limit together.
 */
export function reserveTokens(
  { write }: Pick<Database, 'write'>,
  model: { name: string; tokensPerDay: number },
  day: string,
  tokens: number,
): Promise<boolean> {
  if (tokens > model.tokensPerDay) return Promise.resolve(false);
  return write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('research_model_days')
      .values({ model: model.name, day, tokens })
      .onConflict((conflict) =>
        conflict
          .columns(['model', 'day'])
          .doUpdateSet((eb) => ({ tokens: eb('research_model_days.tokens', '+', tokens) }))
          .where('research_model_days.tokens', '<=', model.tokensPerDay - tokens),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
}

/** Corrects what was set aside by what was used: `tokens` more, or fewer where it is negative. */
export async function correctTokens(
  { write }: Pick<Database, 'write'>,
  model: string,
  day: string,
  tokens: number,
): Promise<void> {
  await write((trx) =>
    trx
      .updateTable('research_model_days')
      .set((eb) => ({ tokens: eb('tokens', '+', tokens) }))
      .where('model', '=', model)
      .where('day', '=', day)
      .execute(),
  );
}
