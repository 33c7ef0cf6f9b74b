import { phaseOf } from '../phases.ts';
import type { ReadinessLevel } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './readiness-table.module.css';

interface ReadinessTableProps {
  levels: readonly ReadinessLevel[];
  current: number;
}

/** The meaning of each level, by phase, with the current level marked (rule readiness). */
export function ReadinessTable({ levels, current }: ReadinessTableProps) {
  const phases = [...Map.groupBy(levels, ({ level }) => phaseOf(level))];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Technology readiness levels, the current one is {current}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Name</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      {phases.map(([phase, own]) => (
        <tbody key={phase}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.phase}>
              {phase}
            </th>
          </tr>
          {own.map(({ level, name, description }) => (
            <tr
              key={level}
              className={styles.row}
              data-reached={level <= current}
              aria-current={level === current ? 'step' : undefined}
            >
              <td className={styles.level}>{level}</td>
              <th scope="row" className={styles.name}>
                {name}
                {level === current && <span className={styles.here}>Current level</span>}
              </th>
              <td className={styles.description}>
                <Cited text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
