import type { Metric } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './metric-list.module.css';

/** Quantities with a bar for each; the bar repeats the figure. */
export function MetricList({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <ul className={styles.metrics}>
      {metrics.map(({ label, value, percent, benchmark, note }) => (
        <li key={label} className={styles.metric}>
          <p className={styles.words}>
            <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
          </p>
          <div className={styles.bar} aria-hidden="true" data-percent={Math.round(percent)}>
            <span className={styles.fill} data-fill style={{ width: `${percent}%` }} />
            {benchmark && <span className={styles.mark} style={{ left: `${benchmark.percent}%` }} />}
          </div>
          <p className={styles.note}>
            {benchmark && <span className={styles.benchmark}>Mark: {benchmark.label}. </span>}
            <Cited text={note} />
          </p>
        </li>
      ))}
    </ul>
  );
}
