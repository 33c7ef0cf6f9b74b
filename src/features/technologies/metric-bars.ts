import {
  type Metric,
  type MetricDirection,
  type NamedMetric,
  namedMetrics,
  type TechnologyMetrics,
} from '#contract/technologies-evidence.ts';
import { formatMeasured } from '#src/lib/format.ts';

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

/** The length of the bar of each named metric, 0 to 100 (rule metric-bars). */
const lengths: Readonly<Record<NamedMetric, (metric: Metric) => number>> = {
  energyDensity: scaled,
  chargingTime: improvement,
  cycleLife: scaled,
  safetyRating: outOfTen,
};

/** The same for the others. */
const lengthsOf: Readonly<Record<MetricDirection, (metric: Metric) => number>> = { more: scaled, less: improvement };

export interface MetricBar {
  label: string;
  /** `380 Wh/kg`, `8.5 of 10`. */
  value: string;
  /** The benchmark, or the meaning of the bar. */
  note: string;
  percent: number;
}

/** The bars of the metrics that are known: the named ones in the order of the rule metric-bars, then the others. */
export function barsOf({ others = [], ...named }: TechnologyMetrics): MetricBar[] {
  const bars = (Object.keys(namedMetrics) as NamedMetric[]).flatMap((name) => {
    const metric = named[name];
    if (!metric) return [];
    const gain = name === 'chargingTime' ? 'faster' : null;
    return [barOf(namedMetrics[name], metric, lengths[name](metric), gain)];
  });
  return [
    ...bars,
    ...others.map((metric) =>
      barOf(metric.name, metric, lengthsOf[metric.better](metric), metric.better === 'less' ? 'lower' : null),
    ),
  ];
}

/** `gain`: the word for what the bar shows where it is not the value: by how much it is faster or lower. */
function barOf(label: string, { value, unit, benchmark }: Metric, percent: number, gain: string | null): MetricBar {
  const note = `Benchmark ${formatMeasured(benchmark)} ${unit}`;
  return {
    label,
    value: `${formatMeasured(value)} ${unit}`,
    note: gain === null ? note : `${note}, ${Math.round(percent)}% ${gain}`,
    percent,
  };
}
