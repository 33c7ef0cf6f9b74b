import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { formatList } from '#src/lib/format.ts';
import { advice, ownAdvice } from '../advice.ts';
import styles from './how-to-use.module.css';

interface HowToUseProps {
  /** The models of our own tool; `null` for an embedded one. */
  models: readonly string[] | null;
}

/** How to get good answers (rule deep-research); the examples follow one piece of research from start to end. */
export function HowToUse({ models }: HowToUseProps) {
  return (
    <div className={styles.guide}>
      <div className={styles.lead}>
        <h2 className={styles.title}>Five habits of a good question</h2>
        <p className={styles.intro}>
          {models === null ? 'A model answers what it was asked.' : 'A search finds what it was asked for.'} The
          examples below follow one piece of research, from the first question to the last.
        </p>
      </div>
      <ol className={styles.list}>
        {(models === null ? advice : ownAdvice).map(({ title, text, example }) => (
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
        {whereItGoes(models)} Answers inform, they are no investment, legal or technical advice; our{' '}
        <Link to={paths.terms}>terms</Link> say more.
      </p>
    </div>
  );
}

/** Who reads a question. */
function whereItGoes(models: readonly string[] | null): string {
  if (models === null) return 'What you type goes to the tool’s provider: leave out what is confidential.';
  if (models.length === 0) return 'Your questions stay on this server: no AI model reads them.';
  return `Your question and the passages found for it go to ${formatList(models)}: leave out what is confidential.`;
}
