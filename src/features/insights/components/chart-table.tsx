import { type Chart, insightCharts } from '#contract/insights.ts';
import { Link } from '#src/components/link.tsx';
import type { FigurePlace } from '../api.ts';
import { figureName, figureText, rowNames, withheld } from '../words.ts';
import styles from './chart-table.module.css';

interface ChartTableProps {
  chart: Chart;
  onOpen: (row: string, column: string) => void;
  /** Called when a figure is about to be opened. */
  onApproach: () => void;
}

/** The figures of a chart; each one opens the records that it counts. A row that is one record links to it. */
export function ChartTable({ chart, onOpen, onApproach }: ChartTableProps) {
  const title = insightCharts[chart.id];
  return (
    // A scrollable region must be reachable by keyboard.
    <div role="region" aria-label={`Table: ${title}`} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{rowNames[chart.id]}</th>
            {chart.columns.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.path === null ? row.label : <Link to={row.path}>{row.label}</Link>}</th>
              {chart.columns.map((column, index) => (
                <td key={column.id} className={styles.number}>
                  <Figure
                    id={figureId({ chart: chart.id, row: row.id, column: column.id })}
                    value={row.values[index] ?? null}
                    // The link of such a row leads to the one record there is.
                    isPlain={row.path !== null}
                    chart={chart}
                    name={figureName(chart, row.label, column.label)}
                    onOpen={() => onOpen(row.id, column.id)}
                    onApproach={onApproach}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The id of a figure's button. */
export function figureId({ chart, row, column }: FigurePlace): string {
  return `figure-${chart}-${row}-${column}`;
}

interface FigureProps {
  id: string;
  value: number | null;
  isPlain: boolean;
  chart: Chart;
  name: string;
  onOpen: () => void;
  onApproach: () => void;
}

function Figure({ id, value, isPlain, chart, name, onOpen, onApproach }: FigureProps) {
  if (value === null) return withheld;
  const text = figureText(value, chart);
  if (isPlain || value === 0) return text;
  return (
    <button
      type="button"
      id={id}
      aria-haspopup="dialog"
      className={styles.figure}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onOpen}
    >
      {text}
      <span className="visually-hidden">: records of {name}</span>
    </button>
  );
}
