import { type PredictionLevel, predictionLevels } from '#contract/companies.ts';
import styles from './prediction-badge.module.css';

/** How likely an event is, in one of five styles (rule company-pages). The word says it; the bars show it. */
export function PredictionBadge({ level }: { level: PredictionLevel }) {
  return (
    <span className={styles.badge} data-level={level}>
      <span className={styles.bars} aria-hidden="true" />
      {predictionLevels[level]}
    </span>
  );
}
