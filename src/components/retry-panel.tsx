import type { ReactNode } from 'react';

import buttons from './button-link.module.css';
import { MessagePanel } from './message-panel.tsx';
import styles from './retry-panel.module.css';

interface RetryPanelProps {
  title: string;
  text: string;
  art?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What could not be loaded, and another try; for pages that are drawn without Ant Design. */
export function RetryPanel({ title, text, art, headingLevel = 2, isRetrying, onRetry }: RetryPanelProps) {
  return (
    <MessagePanel
      isAlert
      art={art}
      headingLevel={headingLevel}
      title={title}
      text={text}
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
