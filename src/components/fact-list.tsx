import type { ReactNode } from 'react';

import styles from './fact-list.module.css';
import { SideCard } from './side-card.tsx';

interface FactListProps {
  title: string;
  /** Facts without a text are left out. */
  facts: readonly { label: string; text: ReactNode }[];
}

/** A card of labelled facts; nothing without any fact. */
export function FactList({ title, facts }: FactListProps) {
  const given = facts.filter(({ text }) => text !== null && text !== undefined && text !== '');
  if (given.length === 0) return null;
  return (
    <SideCard title={title}>
      <dl className={styles.facts}>
        {given.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SideCard>
  );
}
