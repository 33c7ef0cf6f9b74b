import { Modal } from 'antd';
import { useRef, useState } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { DialogActions, type DialogProps } from './dialog.tsx';
import { useEntries } from './dialog-entries.ts';
import { DialogFocus } from './dialog-focus.tsx';

/** The window of `Dialog`, which says what it does. */
export function DialogWindow({
  title,
  width = 480,
  isOpen = true,
  isReading = false,
  isSheet = false,
  onClose,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const { follow, hasEntries } = useEntries();
  /** While the dialog asks: the element that had the focus before. */
  const [asked, setAsked] = useState<{ from: Element | null }>();
  return (
    <AntdProvider>
      <Modal
        open={isOpen}
        title={<span className={styles.title}>{title}</span>}
        footer={null}
        width={width}
        centered
        {...(isSheet && { wrapClassName: styles.sheet ?? '' })}
        destroyOnHidden
        afterClose={() => setAsked(undefined)}
        onCancel={() => {
          if (asked) setAsked(undefined);
          else if (!isReading && hasEntries()) setAsked({ from: document.activeElement });
          else onClose();
        }}
      >
        <div ref={follow} inert={asked !== undefined}>
          <div ref={body} className={styles.body}>
            <DialogFocus within={isReading ? undefined : body} />
            {children}
          </div>
        </div>
        {asked && <DiscardQuestion from={asked.from} onKeep={() => setAsked(undefined)} onDiscard={onClose} />}
      </Modal>
    </AntdProvider>
  );
}

interface DiscardQuestionProps {
  /** Where the focus goes back to. */
  from: Element | null;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Stands at the foot of a dialog that was about to be closed with entries in it; Esc goes back to them. */
function DiscardQuestion({ from, onKeep, onDiscard }: DiscardQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  return (
    <div ref={question} className={styles.question} role="alertdialog" aria-labelledby="discard-question">
      <DialogFocus within={question} from={from} />
      <p id="discard-question">Discard what you entered?</p>
      <DialogActions>
        <Button onClick={onKeep}>Keep editing</Button>
        <Button isDanger onClick={onDiscard}>
          Discard
        </Button>
      </DialogActions>
    </div>
  );
}
