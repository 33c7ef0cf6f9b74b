import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { startConversation } from '#contract/messages.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { recipientQuery, refreshInbox } from '../api.ts';
import { Composer } from '../components/composer.tsx';
import styles from '../components/conversation.module.css';
import { ConversationHead } from '../components/conversation-head.tsx';
import { OutgoingBubbles } from '../components/outgoing-bubbles.tsx';
import { PaneFailure } from '../components/pane-failure.tsx';
import { useInboxSearch } from '../inbox-search.ts';
import { placeOf } from '../outgoing.ts';
import { type Post, useOutbox } from '../use-outbox.ts';

const { title } = staticPages[paths.messages];

/** Shown beside the inbox if no conversation is open: with `?to=` the first message to a member. */
export function NewMessagePane() {
  const [search] = useSearchParams();
  const to = search.get('to');
  const { user } = useCurrentUser();
  return to === null || !user ? <NothingChosen /> : <FirstMessage key={to} to={to} userId={user.id} />;
}

function NothingChosen() {
  usePageTitle(title);
  return (
    <div className={styles.nothing}>
      <MessagePanel title="Choose a conversation" text="Or begin one with New message." />
    </div>
  );
}

function FirstMessage({ to, userId }: { to: string; userId: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { withSearch } = useInboxSearch();
  const place = placeOf(userId, to);
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
      void navigate(withSearch(pathTo(paths.conversation, { id: conversationId })), { replace: true });
    },
    [client, navigate, to, name, withSearch],
  );
  const outbox = useOutbox(place, post);
  // The path is that of the inbox, so that the layout sees no new page; the button that led here may be hidden now.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), []);
  if (!data) return <NoRecipient error={isFetching ? null : error} onRetry={() => void refetch()} />;
  // Two members have one conversation, whose history tells which of the messages kept here the server has.
  if (data.conversationId !== null && outbox.outgoing.every(({ failure }) => failure !== null)) {
    return <Navigate to={withSearch(pathTo(paths.conversation, { id: data.conversationId }))} replace />;
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

/** What stands in place of a first message, with a heading and a title of its own. */
function NoRecipient({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  usePageTitle(title);
  if (error && !isNotFound(error)) {
    return <PaneFailure headingLevel={1} error={error} isRetrying={false} onRetry={onRetry} />;
  }
  return (
    <div className={styles.nothing}>
      {error ? (
        <MessagePanel
          headingLevel={1}
          title="Member Not Found"
          text="The member you're looking for doesn't exist or has been removed."
          action={<ButtonLink to={paths.members}>Browse members</ButtonLink>}
        />
      ) : (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <Spinner label="Loading the member" />
        </>
      )}
    </div>
  );
}
