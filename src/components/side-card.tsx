import { type ReactNode, useId } from 'react';

import styles from './side-card.module.css';

interface SideCardProps {
  title: string;
  /** Amber is for what a paid membership gives. */
  tone?: 'plain' | 'premium';
  children: ReactNode;
}

/** A card beside the text of a record: one thing to know of it, under its own heading. */
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

/** A card whose content is on its way. */
export function SideCardSkeleton({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
