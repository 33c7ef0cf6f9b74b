import { useState } from 'react';

import type { Passage } from '#contract/deep-research-questions.ts';
import { Button } from '#src/components/button.tsx';
import { counted } from '../steps.ts';
import { PassageItem } from './passage-item.tsx';
import styles from './passage-list.module.css';

/** How many passages of a sub-question are shown at first. Paper shows all. */
const shownAtFirst = 4;

interface PassageListProps {
  passages: readonly Passage[];
  words: ReadonlySet<string>;
}

/** The passages of one sub-question, the best ones first and the others behind a button. */
export function PassageList({ passages, words }: PassageListProps) {
  const [isAll, setAll] = useState(false);
  const more = passages.length - shownAtFirst;
  return (
    <div className={styles.passages}>
      <ol className={styles.list}>
        {passages.map((passage, index) => (
          <PassageItem
            key={passage.number}
            passage={passage}
            words={words}
            isOnPaperOnly={!isAll && index >= shownAtFirst}
          />
        ))}
      </ol>
      {more > 0 && (
        <Button size="small" className={styles.more} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer passages' : `Show ${counted(more, 'more passage')}`}
        </Button>
      )}
    </div>
  );
}
