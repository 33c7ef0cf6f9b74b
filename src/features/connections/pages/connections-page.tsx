import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ConnectionList, FollowList } from '../components/connection-list.tsx';

/** /network/connections: requests received and sent, connections, and followed members. */
export function ConnectionsPage() {
  usePageTitle(staticPages[paths.connections].title);
  return (
    <Page width="narrow">
      <PageHeader
        title="My Connections"
        actions={
          <ButtonLink to={paths.members} kind="secondary">
            Browse members
          </ButtonLink>
        }
      />
      <Tabs
        label="Connections"
        param="tab"
        tabs={[
          { name: 'Requests', content: <ConnectionList list="received" /> },
          { name: 'Connected', content: <ConnectionList list="connected" /> },
          { name: 'Sent', content: <ConnectionList list="sent" /> },
          { name: 'Following', content: <FollowList /> },
        ]}
      />
    </Page>
  );
}
