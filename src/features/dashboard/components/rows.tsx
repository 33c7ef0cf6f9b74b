import type { ReactNode } from 'react';

import { Link } from '#src/components/link.tsx';
import styles from './rows.module.css';

interface RowProps {
  to: string;
  title: string;
  /** The type, date and state of the event. */
  detail: ReactNode;
  /** Beside the words. */
  extra?: ReactNode;
}

/** A short list of records in a panel. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export function Row({ to, title, detail, extra }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={to} className={styles.title}>
          {title}
        </Link>
        <p className={styles.detail}>{detail}</p>
      </div>
      {extra}
    </li>
  );
}
