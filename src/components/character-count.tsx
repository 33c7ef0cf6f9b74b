import { classNames } from '#src/lib/class-names.ts';
import styles from './character-count.module.css';

/** The remaining characters of a text, counted as the contract counts: without surrounding blanks. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const used = text.trim().length;
  return (
    <span className={classNames(styles.count, used > max && styles.over)}>
      {used}/{max}
      <span className="visually-hidden"> characters</span>
    </span>
  );
}
