import { useId } from 'react';

import { Skeleton } from '#src/components/skeleton.tsx';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { suggestionsFor } from '../suggestions.ts';
import styles from './suggested-questions.module.css';

/** Questions about the focus areas. A click puts one into the field, where it can be changed. */
export function SuggestedQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const id = useId();
  const { data, isPending } = useFocusAreas();
  const suggestions = suggestionsFor(data ?? []);
  if (isPending) return <SuggestedSkeleton />;
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h2 id={id} className={styles.title}>
        To begin with
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {suggestions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => onChoose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As high as the questions that will stand there. */
function SuggestedSkeleton() {
  return (
    <div className={styles.suggestions} aria-hidden="true">
      <p className={styles.title}>To begin with</p>
      <div className={styles.list}>
        {['62%', '54%', '70%', '66%'].map((width) => (
          <div key={width} className={styles.question}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
