import { type ReactNode, useId } from 'react';

import styles from './form-card.module.css';

/** A part of a form with its heading. */
export function FormCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </section>
  );
}

/** Two fields side by side if there is space. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
