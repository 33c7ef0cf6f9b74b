import { type ReactNode, useId } from 'react';

import styles from './fact-list.module.css';

interface FactListProps {
  title: string;
  /** Facts without a text are left out. */
  facts: readonly { label: string; text: ReactNode }[];
}

/** A card of labelled facts. Without any fact there is no card. */
export function FactList({ title, facts }: FactListProps) {
  const id = useId();
  const given = facts.filter(({ text }) => text !== null && text !== undefined && text !== '');
  if (given.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {given.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
