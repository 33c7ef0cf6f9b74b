import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './picture-head.module.css';

interface PictureHeadProps {
  /** `undefined` while it is loading. */
  picture?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The opening of a page that is read: its words on a picture that fades beneath them; on a phone one above the other. */
export function PictureHead({ picture, className, children }: PictureHeadProps) {
  return (
    <header className={classNames(styles.head, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>{children}</div>
    </header>
  );
}
