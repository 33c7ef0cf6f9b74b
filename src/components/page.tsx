import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './page.module.css';

interface PageProps {
  /** `narrow`: for forms and reading. */
  width?: 'wide' | 'narrow';
  /** For lists: less room above, so that the first records are in view. */
  isDense?: boolean;
  children: ReactNode;
}

/** The column of a page. */
export function Page({ width = 'wide', isDense = false, children }: PageProps) {
  return <div className={classNames(styles.page, styles[width], isDense && styles.dense)}>{children}</div>;
}
