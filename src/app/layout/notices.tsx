import { DisconnectOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { latePart } from '#src/components/late-part.tsx';
import { currentUserQuery, forgetTraces, useCurrentUser } from '#src/features/accounts/index.ts';
import { platform } from '#src/platform/index.ts';
import { type Cut, useConnection } from '#src/stores/connection.ts';
import { toast } from '#src/stores/toasts.ts';
import { AddressNotice } from './address-notice.tsx';
import styles from './notices.module.css';

const DesktopNotices = latePart(async () => (await import('../desktop/desktop-notices.tsx')).DesktopNotices);

export const loadDesktopNotices = DesktopNotices.load;

const cutSentences: Record<Cut, string> = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
};

/** Notices about the account, the data on screen and the session. */
export function Notices() {
  const cut = useConnection((state) => state.cut);
  useSessionExpiry();
  const { user } = useCurrentUser();
  return (
    <div aria-live="polite">
      <AddressNotice />
      {cut !== null && (
        <p className={styles.notice}>
          <DisconnectOutlined aria-hidden="true" />
          <span>
            {cutSentences[cut]} What you see may be out of date. CARDI reloads it by itself as soon as it can.
          </span>
        </p>
      )}
      {platform.app && <DesktopNotices isMember={user !== null} />}
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
        forgetTraces();
        toast({ title: 'Session expired', description: 'Please sign in again. What you typed is kept.' });
      }),
    [client],
  );
}
