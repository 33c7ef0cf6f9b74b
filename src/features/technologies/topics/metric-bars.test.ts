import { describe, expect, it } from 'vitest';

import { benchmarkMark, moltenSaltBars, perovskiteBar, thoriumBars } from './metric-bars.ts';

describe('bars (rule metric-bars)', () => {
  it.each([
    [0, 20, 0],
    [15, 20, 50],
    [30, 20, 100],
    [31, 20, 100],
    [-1, 20, 0],
  ])('perovskite: %d against a benchmark of %d fills %d%%', (value, benchmark, percent) => {
    expect(perovskiteBar(value, benchmark)).toBeCloseTo(percent);
  });

  it("perovskite: a value at its benchmark ends at the benchmark's mark", () => {
    expect(perovskiteBar(27.3, 27.3)).toBeCloseTo(benchmarkMark);
  });

  it.each([
    ['abundance', 3, 60],
    ['abundance', 5, 100],
    ['abundance', 6, 100],
    ['waste', 80, 80],
    ['waste', 101, 100],
    ['operatingTemperature', 750, 75],
    ['operatingTemperature', 1000, 100],
    ['safety', 7, 70],
    ['safety', 10, 100],
  ] as const)('thorium: %s of %d fills %d%%', (kind, value, percent) => {
    expect(thoriumBars[kind](value)).toBeCloseTo(percent);
  });

  it('molten salt: fixed values', () => {
    expect(moltenSaltBars).toEqual({ temperature: 70, pressure: 10, efficiency: 75 });
  });
});
