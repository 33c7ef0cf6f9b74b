import { PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { listingsFeed } from '#contract/listings.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { FeedButton } from '#src/components/feed-button.tsx';
import { lateMap, lateTable } from '#src/components/late-views.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { ViewSwitch } from '#src/components/view-switch.tsx';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { useListView, viewParams } from '#src/hooks/use-list-view.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { useListings } from '../api.ts';
import { ListingExport } from '../components/listing-export.tsx';
import { ListingFilterPanel } from '../components/listing-filters.tsx';
import { ListingResults } from '../components/listing-results.tsx';
import { listingFilters } from '../filters.ts';

const ListingTable = lateTable(async () => (await import('../components/listing-table.tsx')).ListingTable);

const ListingMap = lateMap(async () => (await import('../components/listing-map.tsx')).ListingMap);

const views = ['table', 'map'] as const;

/** /network/listings: the Green Market. */
export function ListingsPage() {
  usePageTitle(staticPages[paths.listings].title);
  const { filters, change, replace, clear } = useUrlFilters(listingFilters, viewParams);
  const view = useListView(views);
  // Featured listings stand above the newest; another order has its own first.
  const result = useListings(filters, filters.sort === undefined);
  const knownTags = useMemo(() => {
    const tags = result.data?.pages.flatMap(({ items }) => items.flatMap((item) => item.tags)) ?? [];
    return [...new Set(tags)];
  }, [result.data]);
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Green Market Listings"
        subtitle="Companies, technologies, partnerships and jobs in cleantech."
        actions={
          <>
            <MakeOfflineButton />
            <FeedButton path={listingsFeed.path} filters={filters} />
            <ButtonLink to={paths.listingCreate}>
              <PlusOutlined aria-hidden="true" /> Post a listing
            </ButtonLink>
          </>
        }
      />
      <Stack gap={12}>
        <Stack gap={12}>
          <ListingFilterPanel filters={filters} change={change} knownTags={knownTags}>
            <SavedSearches kind="listing" filters={filters} onRun={(params) => replace(listingFilters.read(params))} />
          </ListingFilterPanel>
        </Stack>
        {view.view === 'table' ? (
          <ListingTable
            result={result}
            filters={filters}
            change={change}
            onClear={clear}
            tools={
              <>
                <ListingExport filters={filters} />
                <ViewSwitch {...view} views={views} />
              </>
            }
          />
        ) : (
          <ListingResults
            result={result}
            filters={filters}
            onClear={clear}
            tools={<ViewSwitch {...view} views={views} />}
          >
            {view.view === 'map' && <ListingMap filters={filters} />}
          </ListingResults>
        )}
      </Stack>
    </Page>
  );
}
