import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { advice } from '../advice.ts';
import styles from './how-to-use.module.css';

/** How to get good answers (rule deep-research); the examples follow one piece of research from start to end. */
export function HowToUse() {
  return (
    <div className={styles.guide}>
      <div className={styles.lead}>
        <h2 className={styles.title}>Five habits of a good question</h2>
        <p className={styles.intro}>
          A model answers what it was asked. The examples below follow one piece of research, from the first question to
          the last.
        </p>
      </div>
      <ol className={styles.list}>
        {advice.map(({ title, text, example }) => (
          <li key={title} className={styles.item}>
            <div className={styles.words}>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <blockquote className={styles.example}>{example}</blockquote>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        What you type goes to the tool’s provider: leave out what is confidential. Answers inform, they are no
        investment, legal or technical advice; our <Link to={paths.terms}>terms</Link> say more.
      </p>
    </div>
  );
}
