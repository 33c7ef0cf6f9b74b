import { RetryPanel } from '#src/components/retry-panel.tsx';
import { isSignedOut } from '#src/lib/api-error.ts';
import styles from './conversation.module.css';

interface PaneFailureProps {
  /** 1 where nothing else names the page. */
  headingLevel?: 1 | 2;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The error if the pane beside the inbox fails to load. */
export function PaneFailure({ headingLevel = 2, error, isRetrying, onRetry }: PaneFailureProps) {
  return (
    <div className={styles.nothing}>
      <RetryPanel
        headingLevel={headingLevel}
        title="This conversation could not be loaded"
        text={
          isSignedOut(error)
            ? 'Your session has ended. Please sign in again.'
            : 'Please check your connection and try again.'
        }
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </div>
  );
}
