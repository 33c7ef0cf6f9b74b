import type { ReactNode } from 'react';

import styles from './badge.module.css';

/** The meaning of a badge's colour: amber (`premium`) is for the benefits of a paid membership. */
export type BadgeTone = 'primary' | 'premium' | 'plain' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about a record: its kind, its state. Never the only place where it is said by colour. */
export function Badge({ tone = 'primary', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon} {children}
    </span>
  );
}

/** What there is to say of a record in badges; the row keeps its height where there is nothing. */
export function Badges({ children }: { children: ReactNode }) {
  return <p className={styles.badges}>{children}</p>;
}
