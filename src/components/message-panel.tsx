import type { ReactNode } from 'react';

import styles from './message-panel.module.css';

interface MessagePanelProps {
  title: string;
  text?: string;
  /** A picture or icon above the text. */
  art?: ReactNode;
  /** The actions. */
  action?: ReactNode;
  /** Announces the panel at once to screen readers: for errors. */
  isAlert?: boolean;
  headingLevel?: 1 | 2 | 3;
}

/** A message that replaces content (empty list, missing record, error), with the next step. */
export function MessagePanel({ title, text, art, action, isAlert = false, headingLevel = 2 }: MessagePanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.panel} role={isAlert ? 'alert' : undefined}>
      {art && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
