import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { contractResolver, entriesOf, fieldOf, numberOf } from './form-resolver.ts';

const schema = z.object({
  year: z.int('Please enter a year'),
  tags: z.array(z.string().max(3, 'Too long')).min(1, 'One at least'),
  rounds: z.array(z.object({ amount: z.string().min(1, 'How much?') })),
});
interface Values {
  year: string;
  tags: string;
  rounds: { amount: string }[];
}
const resolve = (values: Values) =>
  contractResolver(
    schema,
    (given: Values) => ({ ...given, year: numberOf(given.year), tags: entriesOf(given.tags, /,/) }),
    ['tags'],
  )(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('contractResolver', () => {
  it('returns the values to send', () => {
    expect(resolve({ year: ' 2020 ', tags: 'a, b ,', rounds: [] })).toEqual({
      values: { year: 2020, tags: ['a', 'b'], rounds: [] },
      errors: {},
    });
  });

  it('puts each error at the field that can correct it', () => {
    expect(resolve({ year: 'soon', tags: 'a,long', rounds: [{ amount: '1' }, { amount: '' }] })).toMatchObject({
      values: {},
      errors: {
        year: { message: 'Please enter a year' },
        tags: { message: 'Too long' },
        rounds: [undefined, { amount: { message: 'How much?' } }],
      },
    });
  });
});

it('only a plain number is converted; other text stays text', () => {
  expect(numberOf('')).toBeUndefined();
  expect(numberOf('-4')).toBe(-4);
  expect(numberOf('1e3')).toBe('1e3');
});

it('fieldOf cuts a path only at a field that is edited as a whole', () => {
  expect(fieldOf(['rounds', 1, 'investors', 0], ['investors'])).toBe('rounds.1.investors');
  expect(fieldOf(['rounds', 1, 'amount'], ['investors'])).toBe('rounds.1.amount');
});
