import type { AgeSort } from '#contract/kit/paging.ts';
import { invalidInput } from './http-error.ts';

/**
 * The opaque cursor of a list that is sorted by id: the last id of the page before. It is not valid in the opposite
 * order.
 */
export function encodeIdCursor(id: number, sort: AgeSort = 'newest'): string {
  return Buffer.from(`${idPrefixes[sort]}:${id}`).toString('base64url');
}

/** Throws `invalid_input` on field `cursor` for a cursor that this server has not made. */
export function decodeIdCursor(cursor: string | undefined, sort: AgeSort = 'newest'): number | undefined {
  if (cursor === undefined) return undefined;
  const [, prefix, id] =
    /^(id|oldest):([1-9]\d{0,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (prefix !== idPrefixes[sort] || id === undefined) throw invalidInput({ cursor: 'This cursor is not valid' });
  return Number(id);
}

const idPrefixes: Record<AgeSort, string> = { newest: 'id', oldest: 'oldest' };

/**
 * The opaque cursor of a list that is sorted by age or by another unique value. A list by age has the same cursor as
 * without other orders.
 */
export function encodeOrderCursor(order: string, place: string | number, id: number): string {
  return isAge(order) ? encodeIdCursor(id, order) : encodeKeyCursor(order, place, id);
}

/** The place that a cursor points to. Throws `invalid_input` as above. */
export function decodeOrderCursor(cursor: string | undefined, order: string): string | number | undefined {
  return isAge(order) ? decodeIdCursor(cursor, order) : decodeKeyCursor(cursor, order)?.key;
}

function isAge(order: string): order is AgeSort {
  return order in idPrefixes;
}

/**
 * The opaque cursor of a list in another order: the sort value and id of the last record of the page before. It
 * contains `order`, because it is not valid in another order.
 */
export function encodeKeyCursor(order: string, key: string | number, id: number): string {
  return Buffer.from(`${order}:${id}:${key}`).toString('base64url');
}

/** Throws `invalid_input` on field `cursor` for a cursor that this server has not made for this order. */
export function decodeKeyCursor(cursor: string | undefined, order: string): { key: string; id: number } | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, given, id, key] = /^([a-z-]+):([1-9]\d{0,15}):([^\0]*)$/su.exec(text) ?? [];
  if (given !== order || id === undefined || key === undefined) {
    throw invalidInput({ cursor: 'This cursor is not valid' });
  }
  return { key, id: Number(id) };
}
