import { DownOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';

import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Why it is open by itself, such as an error in it: each new reason opens it, and no reason closes it. */
  openFor?: string | boolean;
  onToggle?: (isShown: boolean) => void;
  /** Its content is drawn when it is opened for the first time: choices that mean nothing before. */
  isLate?: boolean;
  children: ReactNode;
}

/** A part of a page that can be folded away. */
export function Disclosure({ title, openFor = false, onToggle, isLate = false, children }: DisclosureProps) {
  const [isShown, setShown] = useState(Boolean(openFor));
  const [reason, setReason] = useState(openFor);
  const [isDrawn, setDrawn] = useState(!isLate || isShown);
  if (isShown && !isDrawn) setDrawn(true);
  if (reason !== openFor) {
    setReason(openFor);
    if (openFor) setShown(true);
  }
  return (
    <details
      className={styles.part}
      open={isShown}
      onToggle={(event) => {
        setShown(event.currentTarget.open);
        onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <DownOutlined aria-hidden="true" className={styles.caret} />
        {title}
      </summary>
      <div className={styles.content}>{isDrawn && children}</div>
    </details>
  );
}
