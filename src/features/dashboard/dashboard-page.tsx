import { PlusOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { QuotaBar } from '#src/features/introductions/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useDashboard } from './api.ts';
import { CompaniesPanel } from './components/companies-panel.tsx';
import { EventsPanel } from './components/events-panel.tsx';
import { ListingsPanel } from './components/listings-panel.tsx';
import { MatchesPanel } from './components/matches-panel.tsx';
import { Panel } from './components/panel.tsx';
import { ProfilePanel } from './components/profile-panel.tsx';
import { SavedPanel } from './components/saved-panel.tsx';
import { WaitingTiles } from './components/waiting-tiles.tsx';
import styles from './dashboard-page.module.css';

/** /dashboard: tasks for the member, and the member's records. */
export function DashboardPage() {
  usePageTitle(staticPages[paths.dashboard].title);
  const { user } = useCurrentUser();
  const { data, isError, isFetching, refetch } = useDashboard();
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        subtitle={user ? `Good to see you, ${user.fullName ?? user.username}.` : undefined}
        actions={
          <ButtonLink to={paths.listingCreate}>
            <PlusOutlined aria-hidden="true" /> Post a listing
          </ButtonLink>
        }
      />
      {isError && !data && (
        <RetryPanel title="Your dashboard could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <div className={styles.content}>
        <WaitingTiles waiting={data?.waiting} />
        <div className={styles.columns}>
          <Stack gap={24}>
            <MatchesPanel />
            <ListingsPanel />
            <SavedPanel />
          </Stack>
          <Stack gap={24}>
            <Panel title="Warm introductions" more={{ to: paths.introductions, label: 'All requests' }}>
              <div className={styles.quota}>
                <QuotaBar />
              </div>
            </Panel>
            {data ? (
              <>
                <EventsPanel registrations={data.registrations} />
                <CompaniesPanel companies={data.companies} claims={data.claims} />
                <ProfilePanel profile={data.profile} />
              </>
            ) : (
              !isError && <Skeleton height={320} radius="var(--radius)" />
            )}
          </Stack>
        </div>
      </div>
    </Page>
  );
}
