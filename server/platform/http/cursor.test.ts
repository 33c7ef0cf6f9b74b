import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeIdCursor, encodeIdCursor } from './cursor.ts';
import { HttpError } from './http-error.ts';

test('a cursor decodes to the id it was made from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      expect(decodeIdCursor(encodeIdCursor(id))).toBe(id);
    }),
  );
});

test('a missing cursor means the first page', () => {
  expect(decodeIdCursor(undefined)).toBeUndefined();
});

test('any other text is refused on its field or is an id', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (text) => {
      try {
        expect(decodeIdCursor(text)).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(HttpError);
        expect(error).toMatchObject({ code: 'invalid_input', fields: { cursor: expect.any(String) } });
      }
    }),
  );
});

test.each(['id:0', 'id:-1', 'id:01', 'id:1.5', 'id:1 ', 'id:', '1', 'id:99999999999999999'])(
  '%s is not a cursor',
  (text) => {
    expect(() => decodeIdCursor(Buffer.from(text).toString('base64url'))).toThrow(HttpError);
  },
);
