import { expect, test } from 'vitest';

import { eventFilters } from './filters.ts';

test('filters are written to the address and read back', () => {
  const filters = { focusAreaId: '2', type: 'workshop', virtual: 'true', free: 'true' } as const;
  expect(eventFilters.read(eventFilters.write(filters))).toEqual(filters);
  expect(eventFilters.write(filters).toString()).toBe('focusAreaId=2&type=workshop&virtual=true&free=true');
});

test.each(['', 'focusAreaId=0', 'focusAreaId=abc', 'type=party', 'virtual=false', 'free=1', 'other=x'])(
  '"%s" sets no filter',
  (search) => {
    const filters = eventFilters.read(new URLSearchParams(search));
    expect(filters).toEqual({});
    expect(eventFilters.hasAny(filters)).toBe(false);
  },
);

test('an invalid filter does not affect the others', () => {
  expect(eventFilters.read(new URLSearchParams('type=party&free=true'))).toEqual({ free: 'true' });
});
