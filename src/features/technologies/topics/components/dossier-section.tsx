import type { ReactNode } from 'react';

import styles from './dossier-section.module.css';

interface DossierSectionProps {
  id: string;
  title: string;
  /** A line below the title. */
  intro?: string;
  children: ReactNode;
}

/** A part of a tab under its heading, which can be linked to. */
export function DossierSection({ id, title, intro, children }: DossierSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </section>
  );
}
