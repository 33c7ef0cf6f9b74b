import type { HTMLAttributes } from 'react';

import styles from './stack.module.css';

interface StackProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** Between one part and the next, in px. */
  gap: 6 | 8 | 12 | 16 | 24 | 32 | 40;
}

/** Parts one below the other, each as wide as the stack and no wider. */
export function Stack({ gap, ...props }: StackProps) {
  return <div {...props} className={styles.stack} style={{ gap }} />;
}
