import type { ReactNode } from 'react';

import styles from './badge.module.css';

/** The meaning of a badge's colour: amber (`premium`) is for the benefits of a paid membership. */
export type BadgeTone = 'primary' | 'premium' | 'plain' | 'info' | 'early' | 'warning' | 'danger';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words about a record, such as its kind or state. Colour is never the only sign. */
export function Badge({ tone = 'primary', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon} {children}
    </span>
  );
}

/** A row of badges; it has the same height when empty. */
export function Badges({ children }: { children: ReactNode }) {
  return <p className={styles.badges}>{children}</p>;
}
