import { initialsOf } from '#src/lib/format.ts';
import styles from './initials.module.css';

/** Stands for a member beside their name. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
