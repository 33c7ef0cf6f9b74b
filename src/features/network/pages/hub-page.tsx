import { PlusOutlined } from '@ant-design/icons';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { listingFilters } from '#src/features/listings/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { ExploreGrid } from '../components/explore-grid.tsx';
import { HubFilters } from '../components/hub-filters.tsx';
import { IntroductionsPromo } from '../components/introductions-promo.tsx';
import { ListingsTab } from '../components/listings-tab.tsx';
import { MembersTab } from '../components/members-tab.tsx';
import styles from './hub-page.module.css';

/** The name of the selected tab in the address, which the filters do not change. */
const tabParam = 'tab';
const kept = [tabParam];

/** /network: the hub of the network. */
export function HubPage() {
  const { title, description } = staticPages[paths.network];
  usePageTitle(title);
  // Tags belong to the market's own page.
  const { filters: given, change, clear } = useUrlFilters(listingFilters, kept);
  const { tag: _tag, ...filters } = given;
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={description}
        actions={
          <>
            <ButtonLink to={paths.listings} kind="secondary">
              Green Market
            </ButtonLink>
            <ButtonLink to={paths.listingCreate}>
              <PlusOutlined aria-hidden="true" /> Post a listing
            </ButtonLink>
          </>
        }
      />
      <Stack gap={32}>
        <ExploreGrid />
        <IntroductionsPromo />
        <section aria-label="Members and listings" className={styles.directory}>
          <HubFilters filters={filters} change={change} onClear={clear} />
          <Tabs
            label="Network"
            param={tabParam}
            tabs={[
              { name: 'Members', content: <MembersTab filters={filters} onClear={clear} /> },
              { name: 'Green Market Listings', content: <ListingsTab filters={filters} onClear={clear} /> },
            ]}
          />
        </section>
      </Stack>
    </Page>
  );
}
