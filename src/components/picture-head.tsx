import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './picture-head.module.css';

interface PictureHeadProps {
  /** `undefined` while it is loading. */
  picture?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The head of a reading page: text on a picture that fades beneath it; on a phone one above the other. */
export function PictureHead({ picture, className, children }: PictureHeadProps) {
  return (
    <header className={classNames(styles.head, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>{children}</div>
    </header>
  );
}
