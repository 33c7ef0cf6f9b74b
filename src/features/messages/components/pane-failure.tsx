import { RetryPanel } from '#src/components/retry-panel.tsx';
import { isSignedOut } from '#src/lib/api-error.ts';
import styles from './conversation.module.css';

interface PaneFailureProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The error if the pane beside the inbox fails to load. */
export function PaneFailure({ error, isRetrying, onRetry }: PaneFailureProps) {
  return (
    <div className={styles.nothing}>
      <RetryPanel
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
