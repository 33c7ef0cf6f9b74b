import styles from './nothing-yet.module.css';

/** A tab without content: one quiet sentence. */
export function NothingYet({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}
