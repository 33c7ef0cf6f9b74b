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
  it('gives what is to be sent', () => {
    expect(resolve({ year: ' 2020 ', tags: 'a, b ,', rounds: [] })).toEqual({
      values: { year: 2020, tags: ['a', 'b'], rounds: [] },
      errors: {},
    });
  });

  it('puts each finding at the field that can mend it', () => {
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

it('a number is a number only where it was typed as one', () => {
  expect(numberOf('')).toBeUndefined();
  expect(numberOf('-4')).toBe(-4);
  expect(numberOf('1e3')).toBe('1e3');
});

it('fieldOf leaves alone what has fields of its own', () => {
  expect(fieldOf(['rounds', 1, 'investors', 0], ['investors'])).toBe('rounds.1.investors');
  expect(fieldOf(['rounds', 1, 'amount'], ['investors'])).toBe('rounds.1.amount');
});
