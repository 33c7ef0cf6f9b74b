import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { LoadMore } from '#src/components/load-more.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { usePolling } from '#src/hooks/use-polling.ts';
import { inboxQuery, pollInterval } from '../api.ts';
import styles from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';

const placeholders = [1, 2, 3, 4];

/** The caller's conversations, the latest message on top. */
export function Inbox() {
  return (
    <section className={styles.inbox} aria-labelledby="inbox">
      <header className={styles.head}>
        <h1 id="inbox">Messages</h1>
        <Link to={paths.blocked}>Blocked members</Link>
      </header>
      <div className={styles.scroll}>
        <InboxBody />
      </div>
    </section>
  );
}

function InboxBody() {
  const result = useInfiniteQuery({
    ...inboxQuery,
    refetchInterval: usePolling(pollInterval),
    refetchOnWindowFocus: 'always',
  });
  const { data, isError, isFetching, refetch } = result;
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
  if (conversations.length === 0) {
    return (
      <MessagePanel
        title="No messages yet"
        text="Open a member’s profile and choose Message to write to them."
        action={
          <ButtonLink to={paths.members} kind="secondary">
            Browse members
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <InboxRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      <LoadMore result={result} noun="conversations" shown={conversations.length} total={first.count} />
    </>
  );
}
