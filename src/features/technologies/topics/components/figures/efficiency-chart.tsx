import styles from './efficiency-chart.module.css';
import { type EfficiencyRecord, siliconRecord, singleJunction, tandem } from './efficiency-data.ts';
import { FigureFrame } from './figure-frame.tsx';

const box = { left: 44, right: 624, top: 16, bottom: 316 };
const years = { first: 2009, last: 2025 };
const highest = 40;

const x = ({ year }: Pick<EfficiencyRecord, 'year'>) =>
  box.left + ((year - years.first) / (years.last - years.first)) * (box.right - box.left);
const y = ({ percent }: Pick<EfficiencyRecord, 'percent'>) => box.bottom - (percent / highest) * (box.bottom - box.top);
const round = (value: number) => Math.round(value * 10) / 10;
const lineOf = (records: readonly EfficiencyRecord[]) =>
  records.map((record) => `${round(x(record))},${round(y(record))}`).join(' ');

const series = [
  { name: 'Perovskite on silicon', records: tandem, className: styles.tandem, labelDown: 5 },
  // Below the dashed line, which it would otherwise touch.
  { name: 'Perovskite alone', records: singleJunction, className: styles.single, labelDown: 18 },
] as const;

/** The rise of the efficiency records, as a drawing and as a table. */
export function EfficiencyChart() {
  return (
    <FigureFrame
      title="Record efficiency of cells, in percent"
      caption="Certified records as on NREL’s chart;[^nrel] the first two as published.[^kojima][^kim] Dashed: the silicon record of May 2024.[^silicon]"
    >
      <svg
        viewBox="0 0 680 348"
        role="img"
        aria-label="Perovskite cells rose from 3.8% in 2009 to 26.7% in 2024, tandems with silicon from 23.6% in 2017 to 34.85% in 2025, above the silicon record of 27.3%."
        className={styles.chart}
      >
        {[0, 10, 20, 30, 40].map((percent) => (
          <g key={percent}>
            <line className={styles.grid} x1={box.left} x2={box.right} y1={y({ percent })} y2={y({ percent })} />
            <text className={styles.axis} x={box.left - 10} y={y({ percent }) + 4} textAnchor="end">
              {percent}
            </text>
          </g>
        ))}
        {[2009, 2013, 2017, 2021, 2025].map((year) => (
          <text key={year} className={styles.axis} x={x({ year })} y={box.bottom + 24} textAnchor="middle">
            {year}
          </text>
        ))}
        <line
          className={styles.silicon}
          x1={box.left}
          x2={box.right}
          y1={y({ percent: siliconRecord })}
          y2={y({ percent: siliconRecord })}
        />
        <text className={styles.axis} x={box.left + 6} y={y({ percent: siliconRecord }) - 8}>
          Silicon {siliconRecord}
        </text>
        {series.map(({ name, records, className }) => (
          <g key={name} className={className}>
            <polyline className={styles.line} points={lineOf(records)} />
            {records.map((record) => (
              <circle key={record.year} className={styles.dot} cx={x(record)} cy={y(record)} r="4" />
            ))}
          </g>
        ))}
        {series.map(({ name, records, className, labelDown }) => {
          const last = records.at(-1);
          return (
            last && (
              <text key={name} className={`${styles.value} ${className}`} x={x(last) + 10} y={y(last) + labelDown}>
                {last.percent}
              </text>
            )
          );
        })}
      </svg>
      <ul className={styles.legend}>
        {series.map(({ name, className }) => (
          <li key={name} className={className}>
            <span className={styles.swatch} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
      <details className={styles.figures}>
        <summary>The figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Perovskite alone, %</th>
              <th scope="col">On silicon, %</th>
            </tr>
          </thead>
          <tbody>
            {yearsOf().map((year) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{percentIn(singleJunction, year)}</td>
                <td>{percentIn(tandem, year)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </FigureFrame>
  );
}

function yearsOf(): number[] {
  return [...new Set([...singleJunction, ...tandem].map(({ year }) => year))].toSorted((a, b) => a - b);
}

function percentIn(records: readonly EfficiencyRecord[], year: number): number | string {
  return records.find((record) => record.year === year)?.percent ?? '–';
}
