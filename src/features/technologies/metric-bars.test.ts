import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Metric, NamedMetric, TechnologyMetrics } from '#contract/technologies-evidence.ts';
import { barsOf } from './metric-bars.ts';

const metric = (value: number, benchmark: number) => ({ value, benchmark, unit: 'x' });
const percentOf = (name: NamedMetric, of: Metric) => barsOf({ [name]: of })[0]?.percent;

describe('the length of a bar', () => {
  it.each([
    ['energyDensity', 150, 100, 100],
    ['energyDensity', 75, 100, 50],
    ['energyDensity', 0, 100, 0],
    ['energyDensity', 400, 100, 100],
    ['cycleLife', 900, 1500, 40],
    ['cycleLife', 2250, 1500, 100],
    ['chargingTime', 15, 30, 50],
    ['chargingTime', 30, 30, 0],
    ['chargingTime', 60, 30, 0],
    ['chargingTime', 0, 30, 100],
    ['safetyRating', 8.5, 6, 85],
    ['safetyRating', 12, 6, 100],
    ['safetyRating', -1, 6, 0],
    ['energyDensity', 1, 0, 0],
    ['chargingTime', 0, 0, 0],
  ] as const)('%s of %d against %d is %d', (name, value, benchmark, percent) => {
    expect(percentOf(name, metric(value, benchmark))).toBeCloseTo(percent, 10);
  });

  it('stays between 0 and 100, for any figures', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, benchmark) => {
        const any = metric(value, benchmark);
        const all: TechnologyMetrics = {
          energyDensity: any,
          chargingTime: any,
          cycleLife: any,
          safetyRating: any,
          others: [
            { ...any, name: 'Efficiency', better: 'more' },
            { ...any, name: 'Cost', better: 'less' },
          ],
        };
        const lengths = barsOf(all).map(({ percent }) => percent);
        expect(lengths).toHaveLength(6);
        expect(lengths.filter((percent) => percent >= 0 && percent <= 100)).toEqual(lengths);
      }),
    );
  });
});

it('only known metrics have bars, in order, with readable figures', () => {
  expect(
    barsOf({ cycleLife: { value: 11_000, unit: 'cycles', benchmark: 10_000 }, chargingTime: metric(18, 24) }),
  ).toEqual([
    { label: 'Charging Time', value: '18 x', note: 'Benchmark 24 x, 25% faster', percent: 25 },
    { label: 'Cycle Life', value: '11,000 cycles', note: 'Benchmark 10,000 cycles', percent: (11 / 15) * 100 },
  ]);
  expect(barsOf({})).toEqual([]);
});

it('values with a name of their own come last; where less is better, the bar shows how much lower they are', () => {
  const others = [
    { name: 'Cost of heat', value: 0.045, unit: '€/kWh', benchmark: 0.09, better: 'less' as const },
    { name: 'Efficiency', value: 60, unit: '%', benchmark: 80, better: 'more' as const },
  ];
  expect(barsOf({ others, cycleLife: metric(1, 1) }).slice(1)).toEqual([
    { label: 'Cost of heat', value: '0.045 €/kWh', note: 'Benchmark 0.09 €/kWh, 50% lower', percent: 50 },
    { label: 'Efficiency', value: '60 %', note: 'Benchmark 80 %', percent: 50 },
  ]);
});
