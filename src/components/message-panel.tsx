import type { ReactNode } from 'react';

import styles from './message-panel.module.css';

interface MessagePanelProps {
  title: string;
  text?: string;
  /** A picture or icon above the words. */
  art?: ReactNode;
  /** The actions. */
  action?: ReactNode;
  /** Announces the panel at once: for errors. */
  isAlert?: boolean;
  headingLevel?: 1 | 2 | 3;
}

/** An empty list, a missing record, an error: what it is, and the way forward. */
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
