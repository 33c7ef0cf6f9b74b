import type { Template } from '#contract/templates.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';

const columns = ['id', 'name', 'text'] as const;

/** A member's templates by their names. */
export function findTemplates({ db }: Pick<Database, 'db'>, userId: number): Promise<Template[]> {
  return db.selectFrom('templates').where('user_id', '=', userId).select(columns).orderBy('name_key').execute();
}

/** Adds a template. Throws a unique violation where the member has one of this name. */
export function insertTemplate(trx: Transaction, userId: number, entered: Omit<Template, 'id'>): Promise<Template> {
  return trx
    .insertInto('templates')
    .values({ user_id: userId, name_key: foldCase(entered.name), ...entered })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Changes a member's template; `undefined` where they have no such one. Throws as `insertTemplate` does. */
export function changeTemplate(
  trx: Transaction,
  id: number,
  userId: number,
  entered: Omit<Template, 'id'>,
): Promise<Template | undefined> {
  return trx
    .updateTable('templates')
    .set({ name_key: foldCase(entered.name), ...entered })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes a member's template; `false` where they have no such one. */
export async function removeTemplate(trx: Transaction, id: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('templates')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
