import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './page.module.css';

/** The column of a page. `narrow`: for forms and reading. */
export function Page({ width = 'wide', children }: { width?: 'wide' | 'narrow'; children: ReactNode }) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>;
}
