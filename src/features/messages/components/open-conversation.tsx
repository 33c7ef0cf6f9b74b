import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { type Conversation, sendMessage } from '#contract/messages.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { addToHistory, conversationQuery, historyQuery, messagesOf, refreshInbox, useNews } from '../api.ts';
import { useMeetings } from '../meetings/api.ts';
import { useProposing } from '../meetings/use-proposing.tsx';
import { placeOf } from '../outgoing.ts';
import { useSayTyping, useTyping } from '../typing.ts';
import { type Post, useOutbox } from '../use-outbox.ts';
import { useReading } from '../use-reading.ts';
import { Composer } from './composer.tsx';
import styles from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { History } from './history.tsx';
import { NewsRegion } from './news-region.tsx';
import { OutgoingBubbles, outgoingRecords } from './outgoing-bubbles.tsx';
import { PaneFailure } from './pane-failure.tsx';

/** One of the user's conversations, with its messages and the composer. */
export function OpenConversation({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const id = String(conversation.id);
  const { peer, writing, subject } = conversation;
  const client = useQueryClient();
  const history = useInfiniteQuery(historyQuery(id));
  const messages = messagesOf(history.data);
  useNews(id, history.isSuccess);
  useReading(id, messages);
  const meetingOf = useMeetings(id, messages);
  const { propose, dialog } = useProposing(userId, id, peer.name);
  const canWrite = writing === 'open';
  const post = useCallback(
    async ({ key, ...body }: Post) => {
      try {
        addToHistory(client, id, [await callNamed(sendMessage, { params: { id }, body }, { name: peer.name, key })]);
        refreshInbox(client);
      } catch (error) {
        // The other member may have blocked the user or ended the connection; the composer then says so.
        void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
        throw error;
      }
    },
    [client, id, peer.name],
  );
  const isTyping = useTyping(conversation.id);
  const sayTyping = useSayTyping(id);
  // That of a first message, too: what was begun there goes on here.
  const place = placeOf(userId, peer.id);
  const outbox = useOutbox(place, post);
  return (
    <section className={styles.conversation} aria-label={`Conversation with ${peer.name}`}>
      <ConversationHead
        peer={peer}
        isBlocked={writing === 'blocked'}
        isTyping={isTyping}
        subject={subject}
        onPropose={canWrite ? () => propose(null) : undefined}
      />
      {history.isError && !history.data ? (
        <>
          <PaneFailure error={history.error} isRetrying={history.isFetching} onRetry={() => void history.refetch()} />
          <OutgoingBubbles outbox={outbox} records={outgoingRecords(conversation.id, peer)} />
        </>
      ) : (
        <History
          conversationId={conversation.id}
          peer={peer}
          messages={messages}
          readUpTo={history.data?.pages[0]?.readUpTo ?? 0}
          outbox={outbox}
          meetingOf={meetingOf}
          onPropose={canWrite ? propose : undefined}
          older={history}
        />
      )}
      <NewsRegion peer={peer} messages={messages} isReady={history.isSuccess} />
      <Composer
        place={place}
        writing={writing}
        peer={peer}
        record={subject?.title}
        onSend={outbox.send}
        onTyping={sayTyping}
      />
      {dialog}
    </section>
  );
}
