import { useEffect, useRef } from 'react';

import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogQuestionProps {
  /** Where the focus returns to if the dialog stays open. */
  before: Element | null;
  onKeep: () => void;
  onClose: () => void;
}

/** Asked in a dialog that is about to close with something in its form, so that Escape loses nothing. */
export function DialogQuestion({ before, onKeep, onClose }: DialogQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  return (
    <div ref={box} role="alertdialog" aria-label="Close without saving?" className={styles.question}>
      <p>
        <strong>Close without saving?</strong> What you entered would be lost.
      </p>
      <div className={styles.answers}>
        <Button onClick={onKeep}>Keep editing</Button>
        <Button isDanger onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
