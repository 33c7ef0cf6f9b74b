import { useId } from 'react';

import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { suggestionsFor } from '../suggestions.ts';
import styles from './suggested-questions.module.css';

/** Questions about the focus areas. A click puts one into the field, where it can be changed. */
export function SuggestedQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const id = useId();
  const { data } = useFocusAreas();
  const suggestions = suggestionsFor(data ?? []);
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3 id={id} className={styles.title}>
        To begin with
      </h3>
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
