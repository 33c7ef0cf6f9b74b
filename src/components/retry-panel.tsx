import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';
import styles from './retry-panel.module.css';

/** The message for a failure that only a retry can fix. */
export const serverFailed = 'The server did not answer as it should.';

interface RetryPanelProps {
  title: string;
  /** Replaces the usual sentence. */
  text?: string;
  /** Text after the usual sentence. */
  more?: string | undefined;
  art?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A failure to load with a retry button. */
export function RetryPanel({ title, text, more, art, headingLevel = 2, isRetrying, onRetry }: RetryPanelProps) {
  return (
    <MessagePanel
      isAlert
      art={art}
      headingLevel={headingLevel}
      title={title}
      text={text ?? [serverFailed, more].filter(Boolean).join(' ')}
      action={
        <Button
          kind="primary"
          aria-disabled={isRetrying}
          className={styles.retry}
          onClick={() => {
            if (!isRetrying) onRetry();
          }}
        >
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      }
    />
  );
}
