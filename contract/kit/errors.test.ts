import { expect, test } from 'vitest';
import { z } from 'zod';

import { errorBody, errorStatus, fieldErrors } from './errors.ts';

const form = z.strictObject({
  name: z
    .string()
    .min(3, 'Too short')
    .regex(/^[a-z]+$/, 'Letters only'),
  tags: z.array(z.string('A tag is text')),
  address: z.strictObject({ city: z.string('Where is it?') }),
});

function errorsOf(input: unknown): Record<string, string> {
  const result = form.safeParse(input);
  if (result.success) throw new Error('this was accepted');
  return fieldErrors(result.error);
}

const good = { name: 'abc', tags: [], address: { city: 'Porto' } };

test('each field gets one sentence, the first one found', () => {
  expect(errorsOf({ ...good, name: '1' })).toEqual({ name: 'Too short' });
});

test('nested fields are named by their path', () => {
  expect(errorsOf({ ...good, tags: ['a', 2], address: {} })).toEqual({
    'tags.1': 'A tag is text',
    'address.city': 'Where is it?',
  });
});

test('unknown fields are named one by one', () => {
  const unknown = 'This field is unknown';
  expect(errorsOf({ ...good, more: 1, other: 2, address: { city: 'Porto', zip: 1 } })).toEqual({
    more: unknown,
    other: unknown,
    'address.zip': unknown,
  });
});

test('a value that is not an object is reported as the body', () => {
  for (const input of [undefined, null, 'text', 7, []]) expect(Object.keys(errorsOf(input))).toEqual(['body']);
});

test('every code has a status that fits it', () => {
  for (const [code, status] of Object.entries(errorStatus)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(errorBody.parse({ code, message: 'x' }).code).toBe(code);
  }
});
