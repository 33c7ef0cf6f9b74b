import type { ReactNode } from 'react';

import styles from './admin-page.module.css';
import { Button } from './button.tsx';
import own from './save-bar.module.css';

interface SaveBarProps {
  hasErrors: boolean;
  /** Whether there are entries that are not saved yet. */
  isKept: boolean;
  onDiscard: () => void;
  /** The buttons that save. */
  children: ReactNode;
}

/** The foot of an admin's editor, in view while its form is filled in. */
export function SaveBar({ hasErrors, isKept, onDiscard, children }: SaveBarProps) {
  return (
    <div className={own.bar}>
      {hasErrors ? (
        <p role="alert" className={own.problem}>
          Some fields need your attention.
        </p>
      ) : (
        <p className={styles.time}>{isKept ? 'Not saved yet, but kept in this browser.' : ''}</p>
      )}
      <div className={styles.actions}>
        {isKept && (
          <Button kind="quiet" onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
