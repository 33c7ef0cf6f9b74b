import admin from '#src/components/admin-page.module.css';
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
    <Stack gap={24}>
      <h2 className={admin.title}>Overview</h2>
      {!data && isError ? (
        <RetryPanel
          headingLevel={3}
          title="The overview could not be loaded"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
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
