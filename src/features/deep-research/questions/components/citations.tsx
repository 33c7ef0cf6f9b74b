import { CloseOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';

import { type Passage, passageKinds } from '#contract/deep-research-questions.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import styles from './citations.module.css';
import { PassageLink } from './passage-link.tsx';

/** The numbers of sources as buttons. Each shows its passage right there; Escape closes it. */
export function Citations({ sources }: { sources: readonly Passage[] }) {
  const id = useId();
  const buttons = useRef<HTMLSpanElement>(null);
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const open = sources.find(({ number }) => number === openNumber);
  const close = () => {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpenNumber(null);
  };
  return (
    <span
      ref={buttons}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      {sources.map(({ number, title }) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-label={`Source ${number}: ${title}`}
          aria-expanded={number === openNumber}
          {...(number === openNumber && { 'aria-controls': id })}
          onClick={() => setOpenNumber(number === openNumber ? null : number)}
        >
          {number}
        </button>
      ))}
      {open && (
        <span id={id} role="note" aria-label={`Source ${open.number}`} tabIndex={-1} className={styles.source}>
          <span className={styles.head}>
            <span className={styles.kind}>{passageKinds[open.kind]}</span>
            <IconButton label="Close the source" className={styles.close} onClick={close}>
              <CloseOutlined aria-hidden="true" />
            </IconButton>
          </span>
          <PassageLink passage={open} />
          <q className={styles.quote}>{open.text}</q>
        </span>
      )}
    </span>
  );
}
