import type { Comparison as Compared, Passage } from '#contract/deep-research-questions.ts';
import { formatList } from '#src/lib/format.ts';
import { sourcesOf } from '../steps.ts';
import { withoutNumbers } from '../words.ts';
import { Citations } from './citations.tsx';
import styles from './comparison.module.css';

/** What the models agree on, and where they differ. */
export function Comparison({ comparison, passages }: { comparison: Compared; passages: readonly Passage[] }) {
  const { agreed, differing } = comparison;
  return (
    <div className={styles.comparison}>
      <Points
        title="Where they agree"
        points={agreed}
        none="On no point do two of them say the same."
        passages={passages}
      />
      <Points
        title="Where they differ"
        points={differing}
        none="None of them says anything that the others do not."
        passages={passages}
      />
    </div>
  );
}

interface PointsProps {
  title: string;
  points: Compared['agreed'];
  /** The sentence for no point at all. */
  none: string;
  passages: readonly Passage[];
}

function Points({ title, points, none, passages }: PointsProps) {
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {points.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {points.map(({ text, models, citations }) => (
            <li key={`${models.join()} ${text}`} className={styles.point}>
              <div>
                {withoutNumbers(text)} <Citations sources={sourcesOf(citations, passages)} />
              </div>
              <p className={styles.models}>{formatList(models)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
