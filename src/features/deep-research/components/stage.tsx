import { CompressOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/components/button.tsx';

import { classNames } from '#src/lib/class-names.ts';
import styles from './stage.module.css';

interface StageProps {
  name: string;
  isFull: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The container of the tool, on the page or as a dialog at 90% of the viewport (rule deep-research).
 *
 * A frame that is moved in the document loads again, and the conversation in it would be lost. So
 * nothing moves: it always stands in this one dialog element, which is an ordinary part of the page
 * until `showModal` lifts it into the top layer. The browser then keeps the focus inside, closes it by
 * Escape and gives the focus back to the button that opened it.
 */
export function Stage({ name, isFull, onClose, children }: StageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isFull && !element?.open) element?.showModal();
    if (!isFull && element?.open) element.close();
  }, [isFull]);
  return (
    <div className={styles.place}>
      <dialog
        ref={dialog}
        // As part of the page it is no dialog to a screen reader either.
        role={isFull ? undefined : 'group'}
        aria-label={isFull ? `${name} in full screen` : name}
        className={classNames(styles.stage, isFull && styles.full)}
        onClose={onClose}
        onClick={(event) => {
          // The content covers the dialog, so a click on the dialog itself is a click on the backdrop.
          if (event.target === event.currentTarget && isFull) onClose();
        }}
      >
        <div className={styles.bar} hidden={!isFull}>
          <span className={styles.name}>{name}</span>
          <Button onClick={onClose} icon={<CompressOutlined aria-hidden="true" />}>
            Exit Full Screen
          </Button>
        </div>
        <div className={styles.content}>{children}</div>
      </dialog>
    </div>
  );
}
