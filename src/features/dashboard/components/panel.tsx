import { type ReactNode, useId } from 'react';

import { Link } from '#src/components/link.tsx';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** The page with all records. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** One part of the dashboard. */
export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty panel. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
