import { DesktopOutlined, GlobalOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { SessionEntry } from '#contract/accounts-sessions.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Dialog } from '#src/components/dialog.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatAge } from '#src/lib/format.ts';
import { useEndSessions, useSessions } from '../api.ts';
import { IdentityForm } from './identity-form.tsx';

/** The devices to sign out: one, or all others. */
type Ending = SessionEntry | 'others';

/** The devices on which the user is signed in, with buttons to sign them out. */
export function SessionsSection({ isShared }: { isShared: boolean }) {
  const { data, isError, isFetching, refetch } = useSessions();
  const [ending, setEnding] = useState<Ending>();
  const hasOthers = (data?.items.length ?? 0) > 1;
  return (
    <Section
      title="Where you are signed in"
      text="Browsers and apps with an open session. If you don’t recognise one, sign it out and change your password."
      action={
        hasOthers && (
          <Button size="large" disabled={isShared} onClick={() => setEnding('others')}>
            Sign out all others
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
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className={styles.rows}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} isShared={isShared} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Section>
  );
}

/** Asks for the password: a borrowed browser must not sign its owner out elsewhere. */
function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { mutateAsync } = useEndSessions();
  const isAll = ending === 'others';
  return (
    <Dialog title={isAll ? 'Sign out all other devices' : `Sign out ${ending.device}`} onClose={onClose}>
      <IdentityForm
        dialogText={
          isAll
            ? 'You stay signed in on this device. Pending links for a new password or email address stop working.'
            : 'Anyone using it must sign in again.'
        }
        submitLabel="Sign Out"
        busyLabel="Signing out..."
        failure={isAll ? 'The other devices could not be signed out' : 'The device could not be signed out'}
        onSubmit={async ({ password }) => {
          await mutateAsync({ id: isAll ? null : ending.id, password });
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function SessionRow({ session, isShared, onEnd }: { session: SessionEntry; isShared: boolean; onEnd: () => void }) {
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
        <Button disabled={isShared} onClick={onEnd} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
