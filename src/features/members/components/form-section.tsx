import { type ReactNode, useId } from 'react';

import card from './card.module.css';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  text?: string;
  /** To link to it. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the profile's form under its own heading. */
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

/** Two fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
