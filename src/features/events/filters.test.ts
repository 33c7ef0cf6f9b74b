import { expect, test } from 'vitest';

import { hasFilters, readFilters, toQuery } from './filters.ts';

test('what the address bar says comes back as it was', () => {
  const filters = { focusAreaId: 2, type: 'workshop', virtual: true, free: true } as const;
  expect(readFilters(new URLSearchParams(toQuery(filters)))).toEqual(filters);
  expect(new URLSearchParams(toQuery(filters)).toString()).toBe('focusAreaId=2&type=workshop&virtual=true&free=true');
});

test.each(['', 'focusAreaId=0', 'focusAreaId=abc', 'type=party', 'virtual=false', 'free=1', 'other=x'])(
  '"%s" filters nothing',
  (search) => {
    const filters = readFilters(new URLSearchParams(search));
    expect(filters).toEqual({});
    expect(hasFilters(filters)).toBe(false);
  },
);

test('one senseless filter does not undo the others', () => {
  expect(readFilters(new URLSearchParams('type=party&free=true'))).toEqual({ free: true });
});
