import type { FormEventHandler, ReactNode } from 'react';

import { useClosedIfMissing } from '#src/hooks/use-closed-if-missing.ts';
import { useLateCode } from '#src/hooks/use-late-code.ts';
import { afterFirstInput, lateCode } from '#src/lib/late-code.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  width?: number | string;
  /** Omitted by dialogs that are mounted only while open. */
  isOpen?: boolean;
  /** For reading: the focus stays on the close button, and the top stays visible. */
  isReading?: boolean;
  /** On a phone it comes up from the foot of the screen, over the whole width, where a thumb reaches it. */
  isSheet?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Ant Design's part, which no page loads before it is used. */
const dialogWindow = lateCode(async () => (await import('./dialog-window.tsx')).DialogWindow);
afterFirstInput(() => void dialogWindow.load().catch(() => undefined));

/**
 * A dialog. The focus starts on the first usable element, which is the first field or, in a question, the cancel
 * button, and returns to its former place (WCAG 2.4.3). Esc, the close button and a click outside close it; where
 * something was entered, it asks first, so that no entry is lost by accident.
 */
export function Dialog({ isOpen = true, onClose, ...props }: DialogProps) {
  const { code: Window, hasFailed } = useLateCode(dialogWindow, isOpen);
  useClosedIfMissing(hasFailed, onClose);
  return Window && <Window {...props} isOpen={isOpen} onClose={onClose} />;
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

interface FormActionsProps {
  /** What the form does. */
  submit: string;
  isBusy: boolean;
  /** Stands in place of `submit` while the form is sent; without one, the button shows that it is busy. */
  busy?: string;
  cancel?: string;
  isDanger?: boolean;
  onClose: () => void;
}

/** The last line of a dialog with a form. */
export function FormActions({ submit, isBusy, busy, cancel = 'Cancel', isDanger = false, onClose }: FormActionsProps) {
  return (
    <DialogActions>
      <Button size="large" onClick={onClose}>
        {cancel}
      </Button>
      <Button
        size="large"
        kind="primary"
        type="submit"
        isDanger={isDanger}
        {...(busy === undefined ? { isLoading: isBusy } : { disabled: isBusy })}
      >
        {isBusy ? (busy ?? submit) : submit}
      </Button>
    </DialogActions>
  );
}

/** The last line of a dialog: the cancel button first, then the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
