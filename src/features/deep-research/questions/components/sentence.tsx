import type { AnswerSentence, Passage } from '#contract/deep-research-questions.ts';
import { sourcesOf } from '../steps.ts';
import { withoutNumbers } from '../words.ts';
import { Citations } from './citations.tsx';
import styles from './sentence.module.css';

/** One sentence with the numbers of its sources, or with the words that it has none. */
export function Sentence({ sentence, passages }: { sentence: AnswerSentence; passages: readonly Passage[] }) {
  const { text, citations } = sentence;
  const sources = sourcesOf(citations, passages);
  if (sources.length === 0) {
    return (
      <>
        <span className={styles.bare}>{withoutNumbers(text)}</span> <span className={styles.mark}>no source</span>{' '}
      </>
    );
  }
  return (
    <>
      {withoutNumbers(text)} <Citations sources={sources} />{' '}
    </>
  );
}
