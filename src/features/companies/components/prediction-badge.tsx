import { type PredictionLevel, predictionLevels } from '#contract/companies.ts';
import styles from './prediction-badge.module.css';

/** The likelihood of an event in one of five styles (rule company-pages), as a word and as bars. */
export function PredictionBadge({ level }: { level: PredictionLevel }) {
  return (
    <span className={styles.badge} data-level={level}>
      <span className={styles.bars} aria-hidden="true" />
      {predictionLevels[level]}
    </span>
  );
}
