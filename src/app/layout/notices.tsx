import {
  CloudSyncOutlined,
  DisconnectOutlined,
  KeyOutlined,
  MailOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { currentUserQuery, SendConfirmation, useCurrentUser } from '#src/features/accounts/index.ts';
import { LossNotice, OutboxNotice } from '#src/features/outbox/index.ts';
import { forgetRecent } from '#src/features/search/index.ts';
import { useDesktopStatus } from '#src/hooks/use-desktop-status.ts';
import { classNames } from '#src/lib/class-names.ts';
import { forgetChosen } from '#src/lib/compared.ts';
import { formatAge } from '#src/lib/format.ts';
import { type DesktopStatus, platform } from '#src/platform/index.ts';
import { type Cut, useConnection } from '#src/stores/connection.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './notices.module.css';

const keychainSentences = {
  locked: 'Your keychain is locked: unlock it and sign in again to stay signed in.',
  absent: 'This computer offers no keychain: you stay signed in until you close the app.',
  failed: 'Your keychain could not store the session: you stay signed in until you close the app.',
} as const;

const cutSentences: Record<Cut, string> = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
};

/** An error that pages without the failed content would not show. */
const serverSentences = {
  certificate: 'The server’s certificate is not trusted by this computer, so nothing is sent to it.',
  newer: 'The server needs a newer version of this app.',
  older: 'The server is too old for this app.',
} as const;

function explained(status: DesktopStatus | null): keyof typeof serverSentences | null {
  const problem = status?.serverProblem;
  return problem === 'certificate' || problem === 'newer' || problem === 'older' ? problem : null;
}

/** Notices about the account, the data on screen and the session. */
export function Notices() {
  const cut = useConnection((state) => state.cut);
  const savedAt = useConnection((state) => state.savedAt);
  const isKeptOnly = useConnection((state) => state.isKeptOnly);
  const status = useDesktopStatus();
  useSessionExpiry();
  const storage = status?.session;
  const problem = explained(status);
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <div aria-live="polite">
      {user && !user.isEmailConfirmed && pathname !== paths.confirmEmail && (
        <p className={classNames(styles.notice, styles.calm)}>
          <MailOutlined aria-hidden="true" /> Confirm your email address: open the link that we sent to {user.email}.{' '}
          <SendConfirmation email={user.email} />
        </p>
      )}
      {problem !== null && (
        <p className={styles.notice}>
          <SafetyCertificateOutlined aria-hidden="true" />
          <span>
            {serverSentences[problem]} <Link to={`${paths.settingsApp}#server`}>Server settings</Link>
          </span>
        </p>
      )}
      {cut !== null && (
        <p className={styles.notice}>
          <DisconnectOutlined aria-hidden="true" />
          <span>
            {cutSentences[cut]} What you see may be out of date. CARDI reloads it by itself as soon as it can.
          </span>
        </p>
      )}
      {savedAt !== null && (
        <p className={styles.notice}>
          <CloudSyncOutlined aria-hidden="true" /> Saved data from {formatAge(savedAt)}. The server cannot be reached.
          {isKeptOnly && ' Search and filters find only what is kept on this computer.'}
        </p>
      )}
      <LossNotice className={styles.notice} />
      {user && <OutboxNotice className={styles.notice} />}
      {storage?.kept === 'memory' && (
        <p className={styles.notice}>
          <KeyOutlined aria-hidden="true" /> {keychainSentences[storage.reason]}
        </p>
      )}
    </div>
  );
}

function useSessionExpiry(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      platform.onSessionExpired(() => {
        client.setQueryData(currentUserQuery.queryKey, null);
        // Another user may sign in next.
        forgetRecent();
        forgetChosen();
        toast({ title: 'Session expired', description: 'Please sign in again. What you typed is kept.' });
      }),
    [client],
  );
}
