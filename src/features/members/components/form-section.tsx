import { type ReactNode, useId } from 'react';

import card from './card.module.css';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  text?: string;
  /** For links to this section. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the profile form with a heading. */
export function FormSection({ title, text, anchor, children }: FormSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={`${card.card} ${styles.section}`} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** Two fields side by side if there is space. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
