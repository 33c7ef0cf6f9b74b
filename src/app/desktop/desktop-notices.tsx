import { CloudSyncOutlined, KeyOutlined, SafetyCertificateOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { LossNotice, OutboxNotice } from '#src/features/outbox/index.ts';
import { useDesktopStatus } from '#src/hooks/use-desktop-status.ts';
import { formatAge } from '#src/lib/format.ts';
import type { DesktopStatus } from '#src/platform/index.ts';
import { useConnection } from '#src/stores/connection.ts';
import styles from '../layout/notices.module.css';

const keychainSentences = {
  locked: 'Your keychain is locked: unlock it and sign in again to stay signed in.',
  absent: 'This computer offers no keychain: you stay signed in until you close the app.',
  failed: 'Your keychain could not store the session: you stay signed in until you close the app.',
} as const;

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

/** Notices of the desktop app: its server, what it has saved, what waits to be sent, and its keychain. */
export function DesktopNotices({ isMember }: { isMember: boolean }) {
  const savedAt = useConnection((state) => state.savedAt);
  const isKeptOnly = useConnection((state) => state.isKeptOnly);
  const status = useDesktopStatus();
  const storage = status?.session;
  const problem = explained(status);
  return (
    <>
      {problem !== null && (
        <p className={styles.notice}>
          <SafetyCertificateOutlined aria-hidden="true" />
          <span>
            {serverSentences[problem]} <Link to={`${paths.settingsApp}#server`}>Server settings</Link>
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
      {isMember && <OutboxNotice className={styles.notice} />}
      {storage?.kept === 'memory' && (
        <p className={styles.notice}>
          <KeyOutlined aria-hidden="true" /> {keychainSentences[storage.reason]}
        </p>
      )}
    </>
  );
}
