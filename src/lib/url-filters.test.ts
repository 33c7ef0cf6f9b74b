import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { filterCodec, filterText, withParams } from './url-filters.ts';

const codec = filterCodec({ kind: z.enum(['a', 'b']), search: filterText(5) });
const read = (query: string) => codec.read(new URLSearchParams(query));

describe('filterCodec', () => {
  it('reads valid values and ignores others', () => {
    expect(read('kind=a&search=%20xy%20&other=1')).toEqual({ kind: 'a', search: 'xy' });
    expect(read('kind=c&search=')).toEqual({});
    expect(read('search=toolong&kind=b')).toEqual({ kind: 'b' });
  });

  it('writes in one order, whatever the input order', () => {
    expect(String(codec.write({ search: 'a&b', kind: 'b' }))).toBe('kind=b&search=a%26b');
    expect(codec.read(codec.write({ search: 'a&b' }))).toEqual({ search: 'a&b' });
  });

  it('reads a history entry like an address', () => {
    expect(codec.kept.parse({ kind: 'c', search: 'xy', other: 1 })).toEqual({ search: 'xy' });
    expect(codec.kept.safeParse('kind=a').success).toBe(false);
  });

  it('distinguishes a filtered list from the full one', () => {
    expect(codec.hasAny({})).toBe(false);
    expect(codec.hasAny({ kind: 'a' })).toBe(true);
    expect(codec.compact({ kind: undefined, search: '' })).toEqual({});
  });
});

it('an address without filters has no question mark', () => {
  expect(withParams('/x', codec.write({}))).toBe('/x');
  expect(withParams('/x', codec.write({ kind: 'a' }))).toBe('/x?kind=a');
});
