import { type ReactNode, useId } from 'react';

import { Link } from '#src/components/link.tsx';
import styles from './focus-section.module.css';

interface FocusSectionProps {
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A part of a focus area's page under its heading. */
export function FocusSection({ title, more, children }: FocusSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
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
