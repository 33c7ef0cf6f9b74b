import type { ReactNode } from 'react';

import buttons from './button-link.module.css';
import { MessagePanel } from './message-panel.tsx';
import styles from './retry-panel.module.css';

/** Said of an answer that nobody can do more about than try again. */
export const serverFailed = 'The server did not answer as it should.';

interface RetryPanelProps {
  title: string;
  /** In place of the usual sentence. */
  text?: string;
  /** What the usual sentence is followed by. */
  more?: string | undefined;
  art?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A failure to load with a retry button, for pages that are drawn without Ant Design. */
export function RetryPanel({ title, text, more, art, headingLevel = 2, isRetrying, onRetry }: RetryPanelProps) {
  return (
    <MessagePanel
      isAlert
      art={art}
      headingLevel={headingLevel}
      title={title}
      text={text ?? [serverFailed, more].filter(Boolean).join(' ')}
      action={
        <button
          type="button"
          aria-disabled={isRetrying}
          className={`${buttons.button} ${buttons.medium} ${buttons.primary} ${styles.retry}`}
          onClick={() => {
            if (!isRetrying) onRetry();
          }}
        >
          {isRetrying ? 'Trying again…' : 'Try again'}
        </button>
      }
    />
  );
}
