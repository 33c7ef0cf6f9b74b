import { initialsOf } from '#src/lib/format.ts';
import styles from './initials.module.css';

/** A member's initials, shown beside the name. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
