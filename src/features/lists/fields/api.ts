import type { List, ListItem } from '#contract/lists.ts';
import {
  addField,
  changeField,
  type FieldType,
  type FieldValue,
  type ListField,
  removeField,
  setFieldValue,
} from '#contract/lists-fields.ts';
import { call } from '#src/lib/api-client.ts';
import { useChange } from '../api.ts';

type OfList = Pick<List, 'id'>;

/** What the form of a field sends. */
export interface FieldInput {
  name: string;
  type: FieldType;
  options?: string[] | undefined;
}

/** Adds a field to a list, or changes the one that is given. */
export const useSaveField = ({ id }: OfList, field: ListField | undefined) =>
  useChange(({ type, ...input }: FieldInput) => {
    const listId = String(id);
    return field
      ? call(changeField, {
          params: { listId, fieldId: String(field.id) },
          body: { ...input, version: field.version },
        })
      : call(addField, { params: { listId }, body: { type, ...input } });
  });

export const useRemoveField = ({ id }: OfList, { id: fieldId }: Pick<ListField, 'id'>) =>
  useChange(() => call(removeField, { params: { listId: String(id), fieldId: String(fieldId) } }));

/** Writes what a record has in a field, provided that nobody else wrote something meanwhile. */
export const useSetValue = ({ id }: OfList, { id: fieldId }: Pick<ListField, 'id'>, item: ListItem) =>
  useChange((value: FieldValue | null) =>
    call(setFieldValue, {
      params: { listId: String(id), fieldId: String(fieldId), kind: item.kind, itemId: String(item.itemId) },
      body: { value, was: item.values[fieldId] ?? null },
    }),
  );
