import { DesktopOutlined, GlobalOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { SessionEntry } from '#contract/sessions.ts';
import { Badge } from '#src/components/badge.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatAge } from '#src/lib/format.ts';
import { useEndSessions, useSessions } from '../api.ts';
import { toastFailure } from '../failure.ts';
import styles from './forms.module.css';
import { Section } from './section.tsx';

/** Where one is signed in, and how to end that. */
export function SessionsSection() {
  const { data, isError, isFetching, refetch } = useSessions();
  const { mutate, isPending, variables } = useEndSessions();
  const end = (id: string | null) =>
    mutate(id, { onError: (error) => toastFailure('The device could not be signed out', error) });
  const hasOthers = (data?.items.length ?? 0) > 1;
  return (
    <Section
      title="Where you are signed in"
      text="Browsers and apps with an open session. What you do not recognise, sign out, and change your password."
      action={
        hasOthers && (
          <Button size="large" disabled={isPending} onClick={() => end(null)}>
            {isPending && variables === null ? 'Signing out...' : 'Sign out all others'}
          </Button>
        )
      }
    >
      {!data && !isError && (
        <div className={styles.row}>
          <Skeleton width="40%" height={20} />
        </div>
      )}
      {!data && isError && (
        <RetryPanel
          headingLevel={3}
          title="Your sessions could not be loaded"
          text="The server did not answer as it should."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className={styles.rows}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} isEnding={isPending} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session, isEnding, onEnd }: { session: SessionEntry; isEnding: boolean; onEnd: () => void }) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <span aria-hidden="true">{session.client === 'desktop' ? <DesktopOutlined /> : <GlobalOutlined />}</span>
          {session.device}
          {session.isCurrent && <Badge>This device</Badge>}
        </p>
        <p className={styles.about}>
          Last used {formatAge(session.lastSeenAt)}, signed in {formatAge(session.createdAt)}
        </p>
      </div>
      {!session.isCurrent && (
        <Button disabled={isEnding} onClick={onEnd} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
