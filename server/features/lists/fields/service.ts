import {
  type FieldType,
  type FieldValue,
  fieldBounds,
  hasOptions,
  type ListField,
  valueOfType,
} from '#contract/lists-fields.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { editableList } from '../access.ts';
import { changeCount } from '../item-store.ts';
import type { ListedRecord } from '../service.ts';
import { deleteField, findCell, findFields, insertField, rewriteField, writeValue } from './store.ts';

/** Adds a field. Throws 404 or 403 for those who may not change the list, 409 for a name it has, or one field too many. */
export function makeField(
  deps: Deps,
  userId: number,
  listId: number,
  { name, type, options = [] }: { name: string; type: FieldType; options?: readonly string[] | undefined },
): Promise<ListField> {
  return inFields(deps, userId, listId, async (trx, fields) => {
    if (fields.length >= fieldBounds.perList) {
      throw new HttpError('conflict', `A list has up to ${fieldBounds.perList} fields.`);
    }
    refuseTwice(fields, name);
    const field = { name, type, options: hasOptions(type) ? [...options] : [] };
    return { ...field, id: await insertField(trx, listId, field), version: 1 };
  });
}

/** Throws as above, and 404 for no field of this list, 409 if it changed elsewhere since this edition. */
export function editField(
  deps: Deps,
  userId: number,
  listId: number,
  change: { id: number; version: number; name: string; options?: readonly string[] | undefined },
): Promise<ListField> {
  return inFields(deps, userId, listId, async (trx, fields) => {
    const field = fieldOf(fields, change.id);
    if (field.version !== change.version) {
      throw new HttpError('conflict', `This field was changed elsewhere: it is called “${field.name}” now.`);
    }
    refuseTwice(
      fields.filter(({ id }) => id !== field.id),
      change.name,
    );
    const { options = field.options } = change;
    if (hasOptions(field.type) && options.length === 0) throw invalidInput({ options: 'Please list the options' });
    const next = { ...field, name: change.name, options: hasOptions(field.type) ? [...options] : [] };
    await rewriteField(trx, next);
    return { ...next, version: field.version + 1 };
  });
}

/** Removes a field with its values; what is not there changes nothing. Throws 404 or 403 as above. */
export function dropField(deps: Deps, userId: number, listId: number, id: number): Promise<void> {
  return inFields(deps, userId, listId, (trx) => deleteField(trx, listId, id));
}

/**
 * Writes what a record has in a field. Throws 404 or 403 as above, 404 for no record or field of this list, 400 for a value
 * of another type, and 409 where it no longer has the value that the caller saw.
 */
export function fillIn(
  deps: Deps,
  userId: number,
  cell: { listId: number; fieldId: number; record: ListedRecord },
  { value, was }: { value: FieldValue | null; was: FieldValue | null },
): Promise<{ value: FieldValue | null }> {
  const { listId, fieldId, record } = cell;
  return inFields(deps, userId, listId, async (trx, fields) => {
    const field = fieldOf(fields, fieldId);
    const found = await findCell(trx, { listId, fieldId, kind: record.kind, itemId: record.id });
    if (!found) throw new HttpError('not_found', 'This record is no longer in the list.');
    const next = value === null ? null : checked(field, value, found.value);
    if (isSame(found.value, next)) return { value: next };
    if (!isSame(found.value, was)) {
      throw new HttpError('conflict', `Someone else changed this meanwhile. It says ${inWords(found.value)} now.`);
    }
    await writeValue(trx, { listItemId: found.listItemId, fieldId, value: next });
    const detail = next === null ? `${field.name}: emptied` : `${field.name}: ${[next].flat().join(', ')}`;
    const at = deps.now().toISOString();
    await recordDone(trx, { records: [record], actorId: userId, action: 'filled-in', detail, listId, at });
    return { value: next };
  });
}

/** A value of the field's type. An option that the field no longer has may stay, but not be chosen anew. */
function checked({ type, options }: ListField, value: FieldValue, before: FieldValue | null): FieldValue {
  const { success, data, error } = valueOfType[type].safeParse(value);
  if (!success) throw invalidInput({ value: error.issues[0]?.message ?? 'Please enter another value' });
  if (!hasOptions(type)) return data;
  const known = new Set([...options, ...[before ?? []].flat()]);
  const chosen = [data].flat();
  if (chosen.some((each) => !known.has(each))) throw invalidInput({ value: 'Please choose from the options' });
  return Array.isArray(data) ? [...new Set(data)] : data;
}

function isSame(a: FieldValue | null, b: FieldValue | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function inWords(value: FieldValue | null): string {
  return value === null ? 'nothing' : `“${[value].flat().join(', ')}”`;
}

function fieldOf(fields: readonly ListField[], id: number): ListField {
  const field = fields.find((each) => each.id === id);
  if (!field) throw notFound('field');
  return field;
}

function refuseTwice(fields: readonly ListField[], name: string): void {
  if (fields.some((field) => field.name.toLowerCase() === name.toLowerCase())) {
    throw new HttpError('conflict', `This list has a field called “${name}” already.`);
  }
}

/** Changes fields or values of a list that the member may change, one change after the other. */
async function inFields<Answer>(
  deps: Deps,
  userId: number,
  listId: number,
  change: (trx: Transaction, fields: readonly ListField[]) => Promise<Answer>,
): Promise<Answer> {
  return deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'lists', listId);
    await editableList({ db: trx }, userId, listId);
    const answer = await change(trx, await findFields({ db: trx }, listId));
    await changeCount(trx, listId, 0, deps.now().toISOString());
    return answer;
  });
}
