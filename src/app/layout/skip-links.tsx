import type { MouseEvent } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './skip-links.module.css';

/** The first two stops of the keyboard: the content of the page and, where there is a list, its first record. */
export function SkipLinks() {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <a href="#main" className={classNames(styles.skip, styles.results)} onClick={toResults}>
        Skip to results
      </a>
    </>
  );
}

/** In the first list; a table or cards to choose from in it say more exactly where its records begin. */
function toResults(event: MouseEvent): void {
  // Those of a tab that is not chosen are not drawn.
  const first = [...document.querySelectorAll('[data-results]')].find((start) => start.checkVisibility());
  const list = first?.closest('section, [role=region]') ?? first?.parentElement;
  const start = [...(list?.querySelectorAll<HTMLElement>('[data-results]') ?? [])].at(-1);
  if (!start) return;
  event.preventDefault();
  start.focus();
}
