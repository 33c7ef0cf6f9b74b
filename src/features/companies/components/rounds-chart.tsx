import { type CSSProperties, useRef } from 'react';
import { inEuros } from '#contract/companies-figures.ts';
import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { useWidth } from '#src/hooks/use-width.ts';
import { formatDay, formatShortMoney } from '#src/lib/format.ts';
import type { FundingRound } from './funding-rounds.tsx';
import styles from './rounds-chart.module.css';

interface RoundsChartProps {
  /** The oldest first. */
  rounds: readonly FundingRound[];
  /** The index of the open round. */
  open: number | null;
  /** The element that shows the open round. */
  panelId: string;
  onToggle: (index: number) => void;
}

/** A column for each round, as high as its amount. Columns whose amount cannot be read as a number are dashed. */
export function RoundsChart({ rounds, open, panelId, onToggle }: RoundsChartProps) {
  const row = useRef<HTMLOListElement>(null);
  // The cards beside the text come later and take some of the width.
  const width = useWidth(row);
  useChosenInView(row, '[aria-expanded=true]', `${open} ${width}`);
  const amounts = rounds.map(({ value }) => (value ? inEuros(value) : 0));
  const most = Math.max(...amounts);
  return (
    <>
      <ol ref={row} className={styles.columns} aria-label="Rounds, the oldest first">
        {rounds.map((round, index) => {
          const amount = amounts[index] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rounds may be alike.
            <li key={index} className={styles.place}>
              <button
                type="button"
                className={styles.column}
                aria-expanded={index === open}
                aria-controls={panelId}
                onClick={() => onToggle(index)}
              >
                <span className="visually-hidden">
                  {round.type}, {round.amount}, {formatDay(round.date)}
                </span>
                <span aria-hidden="true" className={styles.plot}>
                  <span className={styles.amount}>
                    {round.value ? formatShortMoney(round.value.amount, round.value.currency) : round.amount}
                  </span>
                  <span
                    className={styles.bar}
                    data-unread={amount === 0 || undefined}
                    style={{ '--share': amount === 0 ? 0 : amount / most } as CSSProperties}
                  />
                </span>
                <span aria-hidden="true" className={styles.type}>
                  {round.type}
                </span>
                <span aria-hidden="true" className={styles.year}>
                  {round.date.slice(0, 4)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {new Set(rounds.flatMap(({ value }) => value?.currency ?? [])).size > 1 && (
        <p className={styles.note}>The columns compare the amounts in euros.</p>
      )}
      <div className="visually-hidden">
        <table>
          <caption>All funding rounds</caption>
          <thead>
            <tr>
              <th scope="col">Round</th>
              <th scope="col">Amount</th>
              <th scope="col">Date</th>
              <th scope="col">Investors</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ type, amount, date, investors }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rounds may be alike.
              <tr key={index}>
                <th scope="row">{type}</th>
                <td>{amount}</td>
                <td>{formatDay(date)}</td>
                <td>{investors.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
