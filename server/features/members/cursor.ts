import { z } from 'zod';

import type { MemberSort } from '#contract/members.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';

/** The last one shown in alphabetical order. */
export interface NamePlace {
  name: string;
  id: number;
}

/** The start of a page of the directory, in the terms of its order. */
export type DirectoryCursor =
  | { sort: 'connections' | 'newest'; before: number | undefined }
  | { sort: 'relevance'; part: 'named' | 'described'; before: number | undefined }
  | { sort: 'ticket'; part: 'ticket' | 'no-ticket'; before: number | undefined }
  | { sort: 'name'; after: NamePlace };

/** The beginning of the list in an order. */
export function startOf(sort: MemberSort): DirectoryCursor {
  if (sort === 'name') return { sort, after: { name: '', id: 0 } };
  if (sort === 'ticket') return { sort, part: 'ticket', before: undefined };
  return sort === 'relevance' ? { sort, part: 'named', before: undefined } : { sort, before: undefined };
}

export function encodeDirectoryCursor(cursor: DirectoryCursor): string {
  const parts =
    cursor.sort === 'name'
      ? ['a', cursor.after.id, cursor.after.name]
      : [letterOf['part' in cursor ? cursor.part : cursor.sort], cursor.before];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

const letterOf = { named: 'r', described: 'd', connections: 'c', newest: 'n', ticket: 't', 'no-ticket': 'u' } as const;

const key = z.int().positive();
const parts = z.union([
  z.tuple([z.literal('a'), key, z.string().max(100)]),
  z.tuple([z.enum(Object.values(letterOf)), key]),
]);

/**
 * Throws `invalid_input` on field `cursor` for a cursor that this server has not made, or has made for another order.
 */
export function decodeDirectoryCursor(text: string | undefined, sort: MemberSort): DirectoryCursor | undefined {
  if (text === undefined) return undefined;
  const cursor = read(text);
  if (cursor?.sort !== sort) throw invalidInput({ cursor: 'This cursor is not valid' });
  return cursor;
}

function read(text: string): DirectoryCursor | undefined {
  const found = parts.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!found.success) return undefined;
  const [kind, before, name] = found.data;
  if (kind === 'a') return { sort: 'name', after: { id: before, name: name ?? '' } };
  if (kind === 'c' || kind === 'n') return { sort: kind === 'c' ? 'connections' : 'newest', before };
  if (kind === 't' || kind === 'u') return { sort: 'ticket', part: kind === 't' ? 'ticket' : 'no-ticket', before };
  return { sort: 'relevance', part: kind === 'r' ? 'named' : 'described', before };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
