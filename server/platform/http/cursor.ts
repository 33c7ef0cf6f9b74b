import { invalidInput } from './http-error.ts';

/** The opaque cursor of a list that is sorted by descending id: the last id of the page before. */
export function encodeIdCursor(id: number): string {
  return Buffer.from(`id:${id}`).toString('base64url');
}

/** Throws `invalid_input` on field `cursor` for anything this server has not made. */
export function decodeIdCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const id = /^id:([1-9]\d{0,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (id === undefined) throw invalidInput({ cursor: 'This cursor is not valid' });
  return Number(id);
}

/**
 * The opaque cursor of a list in another order: what the last record of the page before was sorted by,
 * and its id. `order` goes along: a cursor of one order makes no sense in another.
 */
export function encodeKeyCursor(order: string, key: string | number, id: number): string {
  return Buffer.from(`${order}:${id}:${key}`).toString('base64url');
}

/** Throws `invalid_input` on field `cursor` for anything this server has not made for this order. */
export function decodeKeyCursor(cursor: string | undefined, order: string): { key: string; id: number } | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, given, id, key] = /^([a-z-]+):([1-9]\d{0,15}):([^\0]*)$/su.exec(text) ?? [];
  if (given !== order || id === undefined || key === undefined) {
    throw invalidInput({ cursor: 'This cursor is not valid' });
  }
  return { key, id: Number(id) };
}
