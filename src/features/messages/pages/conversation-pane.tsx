import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { conversationQuery, pollInterval } from '../api.ts';
import styles from '../components/conversation.module.css';
import { OpenConversation } from '../components/open-conversation.tsx';
import { PaneFailure } from '../components/pane-failure.tsx';

/** /network/messages/{id}: one conversation. */
export function ConversationPane() {
  const { id = '' } = useParams();
  const { user } = useCurrentUser();
  const interval = usePolling(pollInterval);
  // The permission to write can change while the conversation is open.
  const { data, error, isFetching, refetch } = useQuery({
    ...conversationQuery(id),
    refetchInterval: (query) => (query.state.data ? interval : false),
  });
  if (data && user) return <OpenConversation key={id} conversation={data} userId={user.id} />;
  if (error && isNotFound(error)) {
    return (
      <div className={styles.nothing}>
        <MessagePanel
          title="Conversation Not Found"
          text="This conversation doesn't exist, or it belongs to someone else."
          action={<ButtonLink to={paths.messages}>Back to Messages</ButtonLink>}
        />
      </div>
    );
  }
  if (error) return <PaneFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={styles.nothing}>
      <Spinner label="Loading the conversation" />
    </div>
  );
}
