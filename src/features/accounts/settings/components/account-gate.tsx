import type { ReactNode } from 'react';

import type { Account } from '#contract/accounts-settings.ts';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import styles from '#src/components/section-content.module.css';
import { SectionSkeleton } from '#src/components/section-skeleton.tsx';
import { useAccount } from '../account-query.ts';

/** Shows content that needs the account once it has loaded, or the error. */
export function AccountGate({
  heights,
  children,
}: {
  heights: readonly number[];
  children: (account: Account) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = useAccount();
  if (data) {
    return (
      <>
        {data.isShared && (
          <p className={styles.note} role="note">
            This is a test account for everyone. Its address, password and sign-in cannot be changed, and it cannot be
            deleted.
          </p>
        )}
        {children(data)}
      </>
    );
  }
  if (!isError) return <SectionSkeleton heights={heights} />;
  return (
    <RetryPanel title="Your settings could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
