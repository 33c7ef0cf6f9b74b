import { classNames } from '#src/lib/class-names.ts';
import styles from './spinner.module.css';

/** A spinner with text for screen readers. `page`: centred in the space of a page. */
export function Spinner({ label = 'Loading', page = false }: { label?: string; page?: boolean }) {
  return (
    <div role="status" className={classNames(styles.spinner, page && styles.page)}>
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
