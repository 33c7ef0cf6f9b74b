import { expect, test } from 'vitest';

import { addDays, lengthOf, spansOf } from './spans.ts';

const at = (iso: string) => new Date(iso);

test('thirty days, the last one today in UTC', () => {
  const spans = spansOf('30d', at('2026-03-01T23:59:59.999Z'));
  expect(spans).toHaveLength(30);
  expect(spans[0]).toEqual({ from: '2026-01-31', to: '2026-01-31' });
  expect(spans.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(spansOf('30d', at('2026-03-02T00:00:00.000Z')).at(-1)?.to).toBe('2026-03-02');
});

test('thirteen weeks from Monday to Sunday, the last one until today', () => {
  const spans = spansOf('90d', at('2026-05-06T09:00:00Z'));
  expect(spans).toHaveLength(13);
  expect(spans[0]).toEqual({ from: '2026-02-09', to: '2026-02-15' });
  expect(spans.at(-1)).toEqual({ from: '2026-05-04', to: '2026-05-06' });
  expect(spansOf('90d', at('2026-05-10T23:00:00Z')).at(-1)).toEqual({ from: '2026-05-04', to: '2026-05-10' });
  expect(spansOf('90d', at('2026-05-11T00:00:00Z')).at(-1)).toEqual({ from: '2026-05-11', to: '2026-05-11' });
});

test('twelve months across a year and a leap day', () => {
  const spans = spansOf('12m', at('2028-03-31T09:00:00Z'));
  expect(spans).toHaveLength(12);
  expect(spans[0]).toEqual({ from: '2027-04-01', to: '2027-04-30' });
  expect(spans[10]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(spans.at(-1)).toEqual({ from: '2028-03-01', to: '2028-03-31' });
  expect(spans.map((span, index) => spans[index - 1] && span.from === addDays(spans[index - 1]?.to ?? '', 1))).toEqual([
    undefined,
    ...Array.from({ length: 11 }, () => true),
  ]);
  expect(lengthOf({ from: '2028-02-01', to: '2028-02-29' })).toBe(29);
});
