import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';

import type { TrendName, Trends } from '#contract/overview.ts';
import { formatRounded } from '#src/lib/format.ts';
import styles from './bar-chart.module.css';
import { axisLabel, spanLabel, topOf, totalOf, trendLabels } from './labels.ts';

/** Units of the view box that a bar and the gap after it take; the height is in percent. */
const step = 10;
const bar = 7;

interface BarChartProps {
  name: TrendName;
  trends: Trends;
}

/**
 * Bars over time. The picture has a title and a description; on top of it lies a slider, by which pointer and
 * arrow keys go from bar to bar and which says what each one is.
 */
export function BarChart({ name, trends: { spans, unit, series } }: BarChartProps) {
  const id = useId();
  const [active, setActive] = useState<number>();
  const values = series[name];
  const { title, noun } = trendLabels[name];
  const top = topOf(values);
  const last = values.length - 1;
  const total = `${formatRounded(totalOf(name, values))} ${noun}`;
  const textOf = (index: number) => {
    const span = spans[index];
    const value = `${formatRounded(values[index] ?? 0)} ${noun}`;
    return `${span ? spanLabel(span, unit) : ''}${index === last ? ' so far' : ''}: ${value}`;
  };
  const most = values.indexOf(Math.max(...values));
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ?? last;
    const next = {
      ArrowRight: Math.min(at + 1, last),
      ArrowUp: Math.min(at + 1, last),
      ArrowLeft: Math.max(at - 1, 0),
      ArrowDown: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') setActive(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setActive(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * values.length))));
  };
  const [first, end] = [spans[0], spans[last]];
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.total}>{total}</span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.axis} aria-hidden="true">
          <span>{formatRounded(top)}</span>
          <span>{Number.isInteger(top / 2) ? formatRounded(top / 2) : ''}</span>
          <span>0</span>
        </div>
        <div className={styles.field}>
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-text`}
            viewBox={`0 0 ${values.length * step} 100`}
            preserveAspectRatio="none"
            className={styles.bars}
          >
            <title id={`${id}-title`}>{`${title} by ${unit}`}</title>
            <desc id={`${id}-text`}>
              {most < 0 || values[most] === 0 ? `None in this time.` : `${total}. Most on ${textOf(most)}.`}
            </desc>
            <path className={styles.lines} d={`M0 0H${values.length * step}M0 50H${values.length * step}`} />
            {active !== undefined && (
              <rect className={styles.column} x={active * step} y={0} width={step} height={100} />
            )}
            {values.map((value, index) => (
              <rect
                key={spans[index]?.from}
                className={index === last ? styles.unfinished : styles.bar}
                x={index * step + (step - bar) / 2}
                y={100 - (100 * value) / top}
                width={bar}
                height={(100 * value) / top}
              />
            ))}
          </svg>
          <div
            role="slider"
            tabIndex={0}
            aria-label={`${title}, by ${unit}`}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={active ?? last}
            aria-valuetext={textOf(active ?? last)}
            className={styles.reader}
            onKeyDown={onKeyDown}
            onFocus={() => setActive((now) => now ?? last)}
            onBlur={() => setActive(undefined)}
            onPointerMove={onPointer}
            onPointerDown={onPointer}
            onPointerLeave={() => setActive(undefined)}
          />
          {active !== undefined && (
            <div
              className={styles.tip}
              aria-hidden="true"
              // In its column, and never past the edge of the chart.
              style={{
                left: `${(100 * (active + 0.5)) / values.length}%`,
                translate: `${(-100 * (active + 0.5)) / values.length}% 0`,
              }}
            >
              {textOf(active)}
            </div>
          )}
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>{first && axisLabel(first, unit)}</span>
          <span>{end && axisLabel(end, unit)}</span>
        </div>
      </div>
    </figure>
  );
}
