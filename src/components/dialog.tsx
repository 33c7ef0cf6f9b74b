import { Modal } from 'antd';
import { type FormEventHandler, type ReactNode, type RefObject, useEffect, useRef } from 'react';

import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  width?: number | string;
  /** Left out by those that are there only while they are open. */
  isOpen?: boolean;
  /** Something to read: the focus stays on the button that closes it, and the top in view. */
  isReading?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog. The focus starts at the first thing in it that can be used, which is the first field or, in a
 * question, the way out, and goes back to where it came from (WCAG 2.4.3). A click beside it closes it until
 * something has been entered: entries are given up on purpose only.
 */
export function Dialog({ title, width = 480, isOpen = true, isReading = false, onClose, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  return (
    <Modal
      open={isOpen}
      title={<span className={styles.title}>{title}</span>}
      footer={null}
      width={width}
      centered
      destroyOnHidden
      afterClose={() => {
        isTouched.current = false;
      }}
      onCancel={(event) => {
        const isBeside = event.type === 'click' && !(event.currentTarget instanceof HTMLButtonElement);
        if (!isBeside || !isTouched.current) onClose();
      }}
    >
      <div
        ref={body}
        className={styles.body}
        onInput={() => {
          isTouched.current = true;
        }}
      >
        <Focus within={isReading ? undefined : body} />
        {children}
      </div>
    </Modal>
  );
}

/**
 * Takes the focus while it is mounted, and gives it back. Ant Design would take it to the button that closes
 * the dialog, as the first one there is, and forgets to give it back when the dialog is unmounted at once.
 */
function Focus({ within }: { within: RefObject<HTMLElement | null> | undefined }) {
  useEffect(() => {
    const before = document.activeElement;
    if (within?.current) firstIn(within.current)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [within]);
  return null;
}

/** The first thing in `element` that can be used by keyboard; a field that only shows something cannot. */
function firstIn(element: HTMLElement): HTMLElement | undefined {
  const found = element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  return [...found].find((one) => one.tabIndex >= 0 && !one.matches(':disabled, [readonly], [type="hidden"]'));
}

/** The fields of a dialog, one below the other, and its actions. */
export function DialogForm({
  label,
  onSubmit,
  children,
}: {
  label?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** The last line of a dialog: the way out first, then what it is for. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
