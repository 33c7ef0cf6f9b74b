import type { HTMLAttributes } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './row.module.css';

interface RowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** The gap between parts, and between lines (px). */
  gap: 8 | 12 | 24;
  /** The vertical alignment of parts; by default all are as high as the highest. */
  align?: 'center';
  /** The first part at the left edge, the last at the right. */
  isSpread?: boolean;
}

/** Parts side by side, wrapping into as many lines as needed. */
export function Row({ gap, align, isSpread = false, ...props }: RowProps) {
  return (
    <div
      {...props}
      className={classNames(styles.row, align && styles[align], isSpread && styles.spread)}
      style={{ gap }}
    />
  );
}
