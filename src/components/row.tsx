import type { HTMLAttributes } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './row.module.css';

interface RowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** Between one part and the next, and between lines, in px. */
  gap: 8 | 12 | 24;
  /** How parts of different heights stand to each other; all as high as the highest, if left out. */
  align?: 'center';
  /** The first part to the left edge, the last to the right. */
  isSpread?: boolean;
}

/** Parts beside each other, in as many lines as they need. */
export function Row({ gap, align, isSpread = false, ...props }: RowProps) {
  return (
    <div
      {...props}
      className={classNames(styles.row, align && styles[align], isSpread && styles.spread)}
      style={{ gap }}
    />
  );
}
