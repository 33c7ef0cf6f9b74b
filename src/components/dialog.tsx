import { Modal } from 'antd';
import { type FormEventHandler, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import styles from './dialog.module.css';
import { DialogQuestion } from './dialog-question.tsx';
import { useEntries } from './use-entries.ts';

interface DialogProps {
  title: string;
  width?: number | string;
  /** Omitted by dialogs that are mounted only while open. */
  isOpen?: boolean;
  /** For reading: the focus stays on the close button, and the top stays visible. */
  isReading?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog. The focus starts on the first usable element, which is the first field or, in a question, the cancel
 * button, and returns to its former place (WCAG 2.4.3). Where a form holds something that was not sent, Escape and the
 * close button ask first, and a click outside does nothing: entries are not lost by accident.
 */
export function Dialog({ title, width = 480, isOpen = true, isReading = false, onClose, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const { onFocus, onInput, hasEntries, forget } = useEntries();
  /** The element with the focus, while the dialog asks whether to close. */
  const [asked, setAsked] = useState<{ before: Element | null }>();
  const close = () => {
    setAsked(undefined);
    onClose();
  };
  return (
    <AntdProvider>
      <Modal
        open={isOpen}
        title={<span className={styles.title}>{title}</span>}
        footer={null}
        width={width}
        centered
        destroyOnHidden
        afterClose={() => {
          forget();
          setAsked(undefined);
        }}
        onCancel={(event) => {
          const isBeside = event.type === 'click' && !(event.currentTarget instanceof HTMLButtonElement);
          if (asked) setAsked(undefined);
          else if (!hasEntries()) close();
          else if (!isBeside) setAsked({ before: document.activeElement });
        }}
      >
        <div ref={body} className={styles.body} inert={asked !== undefined} onFocus={onFocus} onInput={onInput}>
          <Focus within={isReading ? undefined : body} />
          {children}
        </div>
        {asked && <DialogQuestion before={asked.before} onKeep={() => setAsked(undefined)} onClose={close} />}
      </Modal>
    </AntdProvider>
  );
}

/**
 * Takes the focus while it is mounted, and gives it back. Ant Design would take it to the button that closes
 * the dialog, as the first one there is, and forgets to give it back when the dialog is unmounted at once.
 */
function Focus({ within }: { within: RefObject<HTMLElement | null> | undefined }) {
  useEffect(() => {
    const before = document.activeElement;
    const body = within?.current;
    if (body) firstIn(body)?.focus({ preventScroll: true });
    const stop = body ? keepFocusIn(body) : undefined;
    return () => {
      stop?.();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [within]);
  return null;
}

/**
 * Takes the focus to the first usable element again when the focused one is removed, such as a form for which there turns
 * out to be nothing to choose: without it the keyboard would start over behind the dialog. Returns how to end that.
 */
function keepFocusIn(body: HTMLElement): () => void {
  let last = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target;
  };
  const observer = new MutationObserver(() => {
    if (last?.isConnected || document.activeElement !== document.body) return;
    firstIn(body)?.focus({ preventScroll: true });
  });
  body.addEventListener('focusin', note);
  observer.observe(body, { childList: true, subtree: true });
  return () => {
    body.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** The first element in `element` that the keyboard can use; read-only fields do not count. */
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

/** The last line of a dialog: the cancel button first, then the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
