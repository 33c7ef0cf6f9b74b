import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { conversationQuery, pollInterval } from '../api.ts';
import styles from '../components/conversation.module.css';
import { OpenConversation } from '../components/open-conversation.tsx';
import { PaneFailure } from '../components/pane-failure.tsx';

const { title } = staticPages[paths.messages];

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
  return <NoConversation error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

/** What stands in place of a conversation, with a heading and a title of its own. */
function NoConversation({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  usePageTitle(title);
  if (error && isNotFound(error)) {
    return (
      <div className={styles.nothing}>
        <MessagePanel
          headingLevel={1}
          title="Conversation Not Found"
          text="This conversation doesn't exist, or it belongs to someone else."
          action={<ButtonLink to={paths.messages}>Back to Messages</ButtonLink>}
        />
      </div>
    );
  }
  if (error) return <PaneFailure headingLevel={1} error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  return (
    <div className={styles.nothing}>
      <h1 className="visually-hidden">{title}</h1>
      <Spinner label="Loading the conversation" />
    </div>
  );
}
