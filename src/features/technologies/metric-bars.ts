import type { Metric, TechnologyMetrics } from '#contract/technologies.ts';
import { formatNumber } from '#src/lib/format.ts';

/** Between these a bar is drawn; values beyond are drawn as the nearer end. */
function clamp(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/** More is better: the bar is full at one and a half times the benchmark (rule metric-bars). */
function scaled({ value, benchmark }: Metric): number {
  return clamp((value / (benchmark * 1.5)) * 100);
}

/** Less is better: by how many percent the value is below the benchmark. */
function improvement({ value, benchmark }: Metric): number {
  return clamp(((benchmark - value) / benchmark) * 100);
}

/** Out of ten. */
function outOfTen({ value }: Metric): number {
  return clamp((value / 10) * 100);
}

/** The label of each metric and the length of its bar, 0 to 100 (rule metric-bars). */
export const metricBars = {
  energyDensity: { label: 'Energy Density', percentOf: scaled },
  chargingTime: { label: 'Charging Time', percentOf: improvement },
  cycleLife: { label: 'Cycle Life', percentOf: scaled },
  safetyRating: { label: 'Safety Rating', percentOf: outOfTen },
} as const satisfies Record<keyof TechnologyMetrics, { label: string; percentOf: (metric: Metric) => number }>;

export interface MetricBar {
  label: string;
  /** `380 Wh/kg`, `8.5 of 10`. */
  value: string;
  /** The benchmark, or the meaning of the bar. */
  note: string;
  percent: number;
}

/** The bars of the metrics that are known, in the order of the rule metric-bars. */
export function barsOf(metrics: TechnologyMetrics): MetricBar[] {
  return (Object.keys(metricBars) as (keyof typeof metricBars)[]).flatMap((name) => {
    const metric = metrics[name];
    if (!metric) return [];
    const { label, percentOf } = metricBars[name];
    const percent = percentOf(metric);
    const benchmark = `Benchmark ${formatNumber(metric.benchmark)} ${metric.unit}`;
    return [
      {
        label,
        value: `${formatNumber(metric.value)} ${metric.unit}`,
        note: name === 'chargingTime' ? `${benchmark}, ${Math.round(percent)}% faster` : benchmark,
        percent,
      },
    ];
  });
}
