import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { startConversation } from '#contract/messages.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { recipientQuery, refreshInbox } from '../api.ts';
import { Composer } from '../components/composer.tsx';
import styles from '../components/conversation.module.css';
import { ConversationHead } from '../components/conversation-head.tsx';
import { OutgoingBubbles } from '../components/outgoing-bubbles.tsx';
import { PaneFailure } from '../components/pane-failure.tsx';
import { type Post, useOutbox } from '../use-outbox.ts';

/** Shown beside the inbox if no conversation is open: with `?to=` the first message to a member. */
export function NewMessagePane() {
  const [search] = useSearchParams();
  const to = search.get('to');
  const { user } = useCurrentUser();
  if (to === null || !user) {
    return (
      <div className={styles.nothing}>
        <MessagePanel title="Choose a conversation" text="Or open a member’s profile and choose Message." />
      </div>
    );
  }
  return <FirstMessage key={to} to={to} userId={user.id} />;
}

function FirstMessage({ to, userId }: { to: string; userId: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = `${userId}:to-${to}`;
  const { data, error, isFetching, refetch } = useQuery(recipientQuery(to));
  const name = data?.peer.name ?? '';
  const post = useCallback(
    async ({ key, ...words }: Post) => {
      const { conversationId } = await callNamed(
        startConversation,
        { body: { to: Number(to), ...words } },
        { name, key },
      );
      refreshInbox(client);
      void navigate(pathTo(paths.conversation, { id: conversationId }), { replace: true });
    },
    [client, navigate, to, name],
  );
  const outbox = useOutbox(place, post);
  if (!data) {
    if (error && !isFetching) {
      return isNotFound(error) ? (
        <div className={styles.nothing}>
          <MessagePanel
            title="Member Not Found"
            text="The member you're looking for doesn't exist or has been removed."
            action={<ButtonLink to={paths.members}>Browse members</ButtonLink>}
          />
        </div>
      ) : (
        <PaneFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      );
    }
    return (
      <div className={styles.nothing}>
        <Spinner label="Loading the member" />
      </div>
    );
  }
  // Two members have one conversation, so unsent messages continue there.
  if (data.conversationId !== null && outbox.outgoing.length === 0) {
    return <Navigate to={pathTo(paths.conversation, { id: data.conversationId })} replace />;
  }
  return (
    <section className={styles.conversation} aria-label={`Write to ${data.peer.name}`}>
      <ConversationHead peer={data.peer} isBlocked={data.writing === 'blocked'} />
      <div className={styles.history}>
        <div className={styles.beginning}>
          <p>This is the beginning of your conversation with {data.peer.name}.</p>
        </div>
        <OutgoingBubbles outbox={outbox} records={[`messages to/${to}`]} />
      </div>
      <Composer place={place} writing={data.writing} peer={data.peer} onSend={outbox.send} />
    </section>
  );
}
