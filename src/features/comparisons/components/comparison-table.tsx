import { Fragment } from 'react';

import type { ComparedFact } from '../facts.ts';
import { ColumnHead, type ComparedRecord } from './column-head.tsx';
import styles from './comparison-table.module.css';
import { FactValue } from './fact-value.tsx';

interface ComparisonTableProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly ComparedRecord[];
  facts: readonly ComparedFact[];
  onRemove: (id: number) => void;
}

/**
 * The facts as rows and the records as columns. The names of both stay in view while the table scrolls, and each page
 * of a print begins with those of the records.
 */
export function ComparisonTable({ label, columns, facts, onRemove }: ComparisonTableProps) {
  const groups = [...new Set(facts.map(({ group }) => group))];
  return (
    // A scrollable region must be reachable by keyboard.
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Fact
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} record={column} onRemove={() => onRemove(column.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={columns.length + 1}>
                  <span>{group}</span>
                </th>
              </tr>
              {facts
                .filter((fact) => fact.group === group)
                .map(({ label: name, values, differs }) => (
                  <tr key={name} data-differs={differs}>
                    <th scope="row">
                      {name}
                      {differs && (
                        <>
                          {' '}
                          <span aria-hidden="true" className={styles.mark} title="Differs">
                            ≠
                          </span>{' '}
                          <span className="visually-hidden">(differs)</span>
                        </>
                      )}
                    </th>
                    {columns.map(({ id, name: of }, place) => (
                      <td key={id}>
                        <FactValue entries={values[place] ?? null} of={of ?? ''} />
                      </td>
                    ))}
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
