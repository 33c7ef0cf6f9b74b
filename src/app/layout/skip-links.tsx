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

/** A table or a list to choose from in a list says more exactly where its records begin. */
function toResults(event: MouseEvent): void {
  const starts = [...document.querySelectorAll<HTMLElement>('[data-results]')];
  const first = starts.find(
    (start) => !starts.some((other) => other !== start && start.parentElement?.contains(other)),
  );
  if (!first) return;
  event.preventDefault();
  first.focus();
}
