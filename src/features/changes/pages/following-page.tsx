import { BellOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { SearchList } from '#src/features/saved-searches/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useFeed } from '../api.ts';
import { EditList } from '../components/edit-list.tsx';
import { FollowedRecords } from '../components/followed-records.tsx';

/** /network/following: what changed in the records that the member follows, and which they are. */
export function FollowingPage() {
  usePageTitle(staticPages[paths.following].title);
  return (
    <Page width="narrow">
      <PageHeader
        title="Following"
        subtitle="What changed in the records you follow, and what is new in your focus areas and searches."
        actions={
          <ButtonLink to={paths.settingsNotifications} kind="secondary">
            Email settings
          </ButtonLink>
        }
      />
      <Tabs
        label="Following"
        param="tab"
        tabs={[
          { name: 'Changes', content: <Feed /> },
          { name: 'Records', content: <FollowedRecords />, isLazy: true },
          { name: 'Searches', content: <SearchList />, isLazy: true },
        ]}
      />
    </Page>
  );
}

function Feed() {
  const result = useFeed(undefined);
  return (
    <PagedResults
      result={result}
      noun="changes"
      skeleton={<RowsSkeleton />}
      empty={
        <MessagePanel
          art={<BellOutlined />}
          title="No changes yet"
          text="Follow a company, a technology or a focus area on its page, and what changes or is new appears here."
          action={<ButtonLink to={paths.companies}>Browse companies</ButtonLink>}
        />
      }
    >
      {(changes) => <EditList changes={changes} namesRecord />}
    </PagedResults>
  );
}
