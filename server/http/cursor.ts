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
