import { PlusOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { EventsPanel, useDashboard, WaitingTiles } from '#src/features/dashboard/index.ts';
import { MarketPanel } from './market-panel.tsx';
import styles from './member-home.module.css';
import { NewsPanel } from './news-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { SetUpSteps } from './set-up-steps.tsx';

/** Home for members (rule member-home): what waits, whom to meet, and what is new. */
export function MemberHome() {
  const { user } = useCurrentUser();
  const { data, isError, isFetching, refetch } = useDashboard();
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Home"
        subtitle={user && `Good to see you, ${user.fullName ?? user.username}.`}
        actions={
          <ButtonLink to={paths.listingCreate}>
            <PlusOutlined aria-hidden="true" /> Post a listing
          </ButtonLink>
        }
      />
      <Stack gap={16}>
        {isError && !data && (
          <RetryPanel title="Your home could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <SetUpSteps done={data.setUp} />}
        <WaitingTiles waiting={data?.waiting} />
        <div className={styles.columns}>
          <Stack gap={16}>
            <PeoplePanel />
            <MarketPanel />
          </Stack>
          <Stack gap={16}>
            <NewsPanel />
            {data ? (
              <EventsPanel registrations={data.registrations} />
            ) : (
              !isError && <Skeleton height={140} radius="var(--radius)" />
            )}
          </Stack>
        </div>
      </Stack>
    </Page>
  );
}
