import { expect, test } from 'vitest';
import { z } from 'zod';

import { listingInput } from '#contract/listings.ts';

/** The first error message for a value. */
function said(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test('N12: a title or description that is too long is reported in a plain sentence', () => {
  const { error } = listingInput.safeParse({ title: 'x'.repeat(101), description: 'x'.repeat(3001) });
  const messages = error?.issues.map(({ message }) => message);
  expect(messages).toContain('Title must be at most 100 characters');
  expect(messages).toContain('Description must be at most 3,000 characters');
});

test.each([
  [z.object({ companyName: z.string().max(1) }), { companyName: 'ab' }, 'Company name must be at most 1 character'],
  [z.object({ tags: z.array(z.string().min(2)) }), { tags: ['a'] }, 'This must be at least 2 characters'],
  [z.object({ tags: z.array(z.string()).max(1) }), { tags: ['a', 'b'] }, 'Tags must have at most 1 entry'],
  [z.object({ year: z.number().min(1800) }), { year: 1 }, 'Year must be at least 1800'],
  [z.object({ ids: z.array(z.number().int().positive()) }), { ids: [0] }, 'This must be more than 0'],
  [z.string().max(1, 'Its own words'), 'ab', 'Its own words'],
])('N12: errors without a message of their own get a plain one: %#', (schema, value, message) => {
  expect(said(schema, value)).toBe(message);
});
