import { AdminHead } from '#src/components/admin-head.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useOverview } from './api.ts';
import { Figures } from './figures.tsx';
import styles from './overview-page.module.css';
import { TrendsSection } from './trends-section.tsx';
import { WaitingList } from './waiting-list.tsx';

/** /admin: tasks for admins, and the size and usage of the network. */
export function OverviewPage() {
  const { data, isError, isFetching, refetch } = useOverview();
  return (
    <Stack gap={16}>
      <AdminHead title="Overview" />
      {!data && isError ? (
        <RetryPanel title="The overview could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.columns}>
          <WaitingList waiting={data?.waiting} />
          <Figures figures={data?.figures} />
        </div>
      )}
      <TrendsSection />
    </Stack>
  );
}
