import type { ReactNode } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ConversationSummary } from '#contract/messages.ts';
import { Button } from '#src/components/button.tsx';
import { LoadMore } from '#src/components/load-more.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import type { PagedQuery } from '#src/components/paged-results.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatCount } from '#src/lib/format.ts';
import styles from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';

const placeholders = [1, 2, 3, 4];

interface InboxListProps {
  result: PagedQuery<ConversationSummary>;
  search: string;
  /** A page of the inbox, with the search as it is. */
  withSearch: (path: string) => string;
  onClear: () => void;
  /** Offered in an empty inbox. */
  write: ReactNode;
}

/** The conversations of the inbox or of a search in it, or why there are none. */
export function InboxList({ result, search, withSearch, onClear, write }: InboxListProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = result;
  const [first] = data?.pages ?? [];
  if (!first) {
    return isError ? (
      <RetryPanel
        title="Messages could not be loaded"
        text="Please check your connection and try again."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status">
        <span className="visually-hidden">Loading conversations</span>
        {placeholders.map((row) => (
          <div key={row} className={styles.placeholder}>
            <Skeleton width={40} height={40} radius={20} />
            <div>
              <Skeleton width="50%" height={18} />
              <Skeleton width="85%" height={16} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  const conversations = data?.pages.flatMap((page) => page.items) ?? [];
  const { count } = first;
  return (
    <>
      <p className="visually-hidden" role="status">
        {search !== '' &&
          !isPlaceholderData &&
          `${formatCount(count)} ${count.value === 1 ? 'conversation' : 'conversations'} found`}
      </p>
      {conversations.length > 0 && (
        <ul className={styles.list} aria-busy={isPlaceholderData}>
          {conversations.map((conversation) => (
            <InboxRow
              key={conversation.id}
              conversation={conversation}
              to={withSearch(pathTo(paths.conversation, { id: conversation.id }))}
            />
          ))}
        </ul>
      )}
      {conversations.length === 0 && !isPlaceholderData && (
        <MessagePanel
          {...(search === ''
            ? {
                title: 'No messages yet',
                text: 'Write to one of your connections, or to a member whom you would like to meet.',
                action: write,
              }
            : {
                title: `No conversation matches “${search}”`,
                text: 'Try a name, the subject of an enquiry or a word from a message.',
                action: <Button onClick={onClear}>Show all conversations</Button>,
              })}
        />
      )}
      <LoadMore result={result} noun="conversations" shown={conversations.length} total={count} />
    </>
  );
}
