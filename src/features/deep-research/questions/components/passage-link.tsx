import type { Passage } from '#contract/deep-research-questions.ts';
import styles from './passage-link.module.css';

/**
 * The title of a passage's record. It opens in a new tab and by a page load: browsers go to the passage in an address
 * (`#:~:text=`) only then.
 */
export function PassageLink({ passage: { title, path } }: { passage: Pick<Passage, 'title' | 'path'> }) {
  return (
    <a href={path} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {title}
      <span className="visually-hidden"> (opens at the passage, in a new tab)</span>
    </a>
  );
}
