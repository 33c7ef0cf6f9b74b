/** The lengths of the bars on the technology pages, in percent (rule metric-bars). */

/** Perovskite: two thirds of the bar is the benchmark. */
export function perovskiteBar(value: number, benchmark: number): number {
  return limited((value / (benchmark * 1.5)) * 100);
}

/** The position of the benchmark on such a bar. */
export const benchmarkMark = 100 / 1.5;

/** Thorium: each quantity has its own scale. */
export const thoriumBars = {
  /** Times as abundant as uranium, of five. */
  abundance: (value: number) => limited((value / 5) * 100),
  /** In percent already. */
  waste: (value: number) => limited(value),
  /** Degrees Celsius, of a thousand. */
  operatingTemperature: (value: number) => limited((value / 1000) * 100),
  /** Points of ten. */
  safety: (value: number) => limited((value / 10) * 100),
};

/** Molten salt: fixed. */
export const moltenSaltBars = { temperature: 70, pressure: 10, efficiency: 75 } as const;

function limited(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
