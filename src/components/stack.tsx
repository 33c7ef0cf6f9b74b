import type { HTMLAttributes } from 'react';

import styles from './stack.module.css';

interface StackProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** The gap between parts (px). */
  gap: 6 | 8 | 12 | 16 | 24 | 32 | 40;
}

/** Parts one below another, each as wide as the stack. */
export function Stack({ gap, ...props }: StackProps) {
  return <div {...props} className={styles.stack} style={{ gap }} />;
}
