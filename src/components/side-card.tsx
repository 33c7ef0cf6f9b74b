import { type ReactNode, useId } from 'react';

import styles from './side-card.module.css';

interface SideCardProps {
  title: string;
  /** Amber is for benefits of a paid membership. */
  tone?: 'plain' | 'premium';
  children: ReactNode;
}

/** A card beside a record's text: one fact under its own heading. */
export function SideCard({ title, tone = 'plain', children }: SideCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-tone={tone}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The skeleton of such a card. */
export function SideCardSkeleton({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
