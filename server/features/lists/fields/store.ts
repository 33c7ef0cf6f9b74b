import { type Expression, type SqlBool, sql } from 'kysely';

import type { ListedKind } from '#contract/lists.ts';
import type { FieldType, FieldValue, ListField } from '#contract/lists-fields.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

interface NewField {
  name: string;
  type: FieldType;
  options: readonly string[];
}

/** The fields of a list in the order in which they were added. */
export async function findFields({ db }: Pick<Database, 'db'>, listId: number): Promise<ListField[]> {
  const rows = await db
    .selectFrom('list_fields')
    .where('list_id', '=', listId)
    .select(['id', 'name', 'type', 'options', 'version'])
    .orderBy('id')
    .execute();
  // The contract parsed this JSON before it was stored.
  return rows.map((row) => ({ ...row, options: JSON.parse(row.options) as string[] }));
}

export async function insertField(trx: Transaction, listId: number, field: NewField): Promise<number> {
  const { id } = await trx
    .insertInto('list_fields')
    .values({ list_id: listId, name: field.name, type: field.type, options: JSON.stringify(field.options) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function rewriteField(trx: Transaction, { id, name, options, version }: ListField): Promise<void> {
  await trx
    .updateTable('list_fields')
    .set({ name, options: JSON.stringify(options), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Removes a field of a list with all of its values. */
export async function deleteField(trx: Transaction, listId: number, id: number): Promise<void> {
  await trx.deleteFrom('list_fields').where('list_id', '=', listId).where('id', '=', id).execute();
}

/** What records of lists have in fields: by the number of the record in its list, then by the field. */
export async function findValues(
  { db }: Pick<Database, 'db'>,
  listItemIds: readonly number[],
): Promise<Map<number, Record<string, FieldValue>>> {
  const values = new Map<number, Record<string, FieldValue>>();
  if (listItemIds.length === 0) return values;
  const rows = await db.selectFrom('list_values').where('list_item_id', 'in', listItemIds).selectAll().execute();
  for (const { list_item_id, field_id, value } of rows) {
    const known = values.get(list_item_id) ?? {};
    known[field_id] = valueOf(value);
    values.set(list_item_id, known);
  }
  return values;
}

/** A record's number in a list, and its value in a field; `undefined` where the list does not hold the record. */
export async function findCell(
  trx: Transaction,
  { listId, kind, itemId, fieldId }: { listId: number; kind: ListedKind; itemId: number; fieldId: number },
): Promise<{ listItemId: number; value: FieldValue | null } | undefined> {
  const row = await trx
    .selectFrom('list_items')
    .leftJoin('list_values', (join) =>
      join.onRef('list_values.list_item_id', '=', 'list_items.id').on('list_values.field_id', '=', fieldId),
    )
    .where('list_items.list_id', '=', listId)
    .where('list_items.kind', '=', kind)
    .where('list_items.item_id', '=', itemId)
    .select(['list_items.id', 'list_values.value'])
    .executeTakeFirst();
  return row && { listItemId: row.id, value: row.value === null ? null : valueOf(row.value) };
}

/** Writes a value; `null` removes it. */
export async function writeValue(
  trx: Transaction,
  { listItemId, fieldId, value }: { listItemId: number; fieldId: number; value: FieldValue | null },
): Promise<void> {
  if (value === null) {
    await trx
      .deleteFrom('list_values')
      .where('list_item_id', '=', listItemId)
      .where('field_id', '=', fieldId)
      .execute();
    return;
  }
  const json = JSON.stringify(value);
  await trx
    .insertInto('list_values')
    .values({ list_item_id: listItemId, field_id: fieldId, value: json })
    .onConflict((conflict) => conflict.columns(['list_item_id', 'field_id']).doUpdateSet({ value: json }))
    .execute();
}

/** Whether a record of a list has this option in a field: as its choice, or among its tags. */
export function hasOption(
  dialect: Database['dialect'],
  { field, option }: { field: number; option: string },
): Expression<SqlBool> {
  // An option in JSON stands between quotation marks, and those within are escaped: it is found as a whole only.
  const json = JSON.stringify(option);
  const found = dialect === 'sqlite' ? sql`instr(value, ${json})` : sql`strpos(value, ${json})`;
  return sql<SqlBool>`exists (select 1 from list_values
    where list_item_id = list_items.id and field_id = ${field} and ${found} > 0)`;
}

function valueOf(json: string): FieldValue {
  return JSON.parse(json) as FieldValue;
}
