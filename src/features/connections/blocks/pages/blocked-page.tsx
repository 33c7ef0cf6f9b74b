import { useQuery } from '@tanstack/react-query';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatDate } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import { blocksQuery, useSetBlocked } from '../api.ts';
import { showBlockFailure } from '../components/block-dialog.tsx';
import styles from './blocked-page.module.css';

/** /network/blocked: the blocked members, with a button to unblock each. */
export function BlockedPage() {
  usePageTitle(staticPages[paths.blocked].title);
  const { data, isError, isFetching, refetch } = useQuery(blocksQuery);
  return (
    <Page width="narrow">
      <PageHeader
        before={<BackLink to={paths.messages}>Back to Messages</BackLink>}
        title="Blocked Members"
        subtitle="You and a member you have blocked cannot write to each other, connect or ask to be introduced. They are not notified."
      />
      {data ? (
        data.length === 0 ? (
          <MessagePanel
            title="You haven’t blocked anyone"
            text="You can block someone from their profile or a conversation."
          />
        ) : (
          <ul className={styles.list}>
            {data.map((member) => (
              <BlockedRow key={member.id} {...member} />
            ))}
          </ul>
        )
      ) : isError ? (
        <RetryPanel
          title="Blocked members could not be loaded"
          text="Please check your connection and try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
}

/** A blocked member. `name` is `null` if the caller may not see it; the member can still be unblocked. */
function BlockedRow({ id, name, blockedAt }: { id: number; name: string | null; blockedAt: string }) {
  const { mutate, isPending } = useSetBlocked(id);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name ?? 'A member'}</p>
        <p className={styles.date}>
          Since {formatDate(blockedAt)}
          {name === null && '. Their profile is not in the directory at the moment.'}
        </p>
      </div>
      <Button
        disabled={isPending}
        onClick={() =>
          mutate(false, {
            onSuccess: () => toast({ title: `${name ?? 'The member'} is unblocked` }),
            onError: showBlockFailure,
          })
        }
      >
        Unblock<span className="visually-hidden"> {name ?? `a member blocked on ${formatDate(blockedAt)}`}</span>
      </Button>
    </li>
  );
}
