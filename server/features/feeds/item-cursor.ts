import { invalidInput } from '#server/platform/http/http-error.ts';
import type { ItemPosition } from './store.ts';

/** The opaque cursor of a source's items: date and id of the last item on the previous page. */
export function encodeItemCursor({ publishedAt, id }: ItemPosition): string {
  return Buffer.from(`item:${publishedAt}:${id}`).toString('base64url');
}

/** Throws `invalid_input` on field `cursor` for anything this server has not made. */
export function decodeItemCursor(cursor: string | undefined): ItemPosition | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, publishedAt, id] = /^item:(\d{4}-\d\d-\d\dT[\d:.]{12}Z):([1-9]\d{0,15})$/.exec(text) ?? [];
  if (publishedAt === undefined) throw invalidInput({ cursor: 'This cursor is not valid' });
  return { publishedAt, id: Number(id) };
}
