import { expect, test } from 'vitest';

import { csvLine } from '#contract/kit/csv.ts';
import { tableOf } from './table-of.ts';
import { funding, mostRead } from './testing/reports.ts';

test('the file has exact values with their currency, no formula of a member, and no 0 for what is withheld', () => {
  const csv = (chart: Parameters<typeof tableOf>[0]) => {
    const { head, rows } = tableOf(chart);
    return [head, ...rows].map(csvLine).join('');
  };
  expect(csv(funding)).toBe(
    'Quarter,Seed (EUR),Series A (EUR)\r\nQ1 2026,0,0\r\nQ2 2026,1500000,0\r\nQ3 2026,250000,4500000\r\n',
  );
  expect(csv(mostRead)).toBe(
    'Record,Reads,People who wrote\r\n"\'=HYPERLINK(""http://x.example"")",31,Fewer than five\r\nTidal & <b>Sons</b>,Fewer than five,5\r\n',
  );
});
