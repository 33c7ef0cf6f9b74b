import { createElement, type MouseEvent, type ReactNode, useId, useMemo, useRef } from 'react';

import { type Chart, insightCharts } from '#contract/insights.ts';
import { useWidth } from '#src/hooks/use-width.ts';
import { drawChart, drawnPart } from '../drawing/draw-chart.ts';
import { fillOf } from '../drawing/looks.ts';
import type { Shape } from '../drawing/shapes.ts';
import { isSplit } from '../words.ts';
import styles from './chart-picture.module.css';

interface ChartPictureProps {
  chart: Chart;
  /** Opens the records behind a figure by the pointer; the table beside has a button for the same. */
  onOpen: (row: string, column: string) => void;
}

/** A chart as wide as its place, and the legend of its series. What it shows stands in the table, too. */
export function ChartPicture({ chart, onOpen }: ChartPictureProps) {
  // An id in `url(#…)` has no colons.
  const id = `series${useId().replace(/[^\w-]/g, '')}`;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const drawn = drawnPart(chart);
  const drawing = useMemo(() => drawChart(chart, width, id), [chart, width, id]);
  const onClick = ({ target }: MouseEvent) => {
    const { row, column } = (target as SVGElement).dataset;
    if (row !== undefined && column !== undefined) onOpen(row, column);
  };
  return (
    <div className={styles.picture}>
      {isSplit(drawn) && (
        <ul className={styles.legend} aria-label="Series">
          {drawn.columns.map(({ id: column, label }, index) => (
            <li key={column}>
              <svg width={14} height={14} aria-hidden="true">
                <rect x={0.5} y={0.5} width={13} height={13} {...fillOf(id, index)} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={place}>
        <svg
          role="img"
          aria-label={`Chart: ${insightCharts[chart.id]}. The table has the same figures.`}
          width={drawing.width}
          height={drawing.height}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className={styles.drawing}
          onClick={onClick}
        >
          {drawing.shapes.map(elementOf)}
        </svg>
      </div>
    </div>
  );
}

function elementOf({ tag, at, words, parts, figure }: Shape, key: number): ReactNode {
  const data = figure && { 'data-row': figure.row, 'data-column': figure.column };
  const content = figure ? createElement('title', null, figure.tip) : (words ?? parts?.map(elementOf));
  return createElement(tag, { key, ...at, ...data }, content);
}
