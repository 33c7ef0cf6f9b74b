import { highestReadiness, readinessPhase } from '#contract/technologies.ts';
import styles from './readiness-meter.module.css';

const levels = Array.from({ length: highestReadiness }, (_, index) => index + 1);

/** The readiness level as nine steps, with the phase it belongs to (rule readiness). */
export function ReadinessMeter({ level, isCompact = false }: { level: number; isCompact?: boolean }) {
  return (
    <div className={styles.meter}>
      <p className={styles.words}>
        <span className={styles.level}>
          TRL {level}
          <span className={styles.of}>/{highestReadiness}</span>
        </span>
        {!isCompact && <span className={styles.phase}>{readinessPhase(level)}</span>}
      </p>
      <span aria-hidden="true" className={styles.steps}>
        {levels.map((step) => (
          <span key={step} className={styles.step} data-reached={step <= level} />
        ))}
      </span>
    </div>
  );
}
