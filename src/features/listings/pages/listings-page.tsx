import { PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { useListings } from '../api.ts';
import { ListingFilterPanel } from '../components/listing-filters.tsx';
import { ListingResults } from '../components/listing-results.tsx';
import { listingFilters } from '../filters.ts';

/** /network/listings: the Green Market. */
export function ListingsPage() {
  usePageTitle(staticPages[paths.listings].title);
  const { filters, change, replace, clear } = useUrlFilters(listingFilters);
  const result = useListings(filters, true);
  const knownTags = useMemo(() => {
    const tags = result.data?.pages.flatMap(({ items }) => items.flatMap((item) => item.tags)) ?? [];
    return [...new Set(tags)].toSorted((a, b) => a.localeCompare(b));
  }, [result.data]);
  return (
    <Page>
      <PageHeader
        title="Green Market Listings"
        subtitle="Companies, technologies, partnerships and jobs in cleantech."
        actions={
          <>
            <MakeOfflineButton />
            <ButtonLink to={paths.listingCreate}>
              <PlusOutlined aria-hidden="true" /> Post a listing
            </ButtonLink>
          </>
        }
      />
      <Stack gap={24}>
        <Stack gap={16}>
          <ListingFilterPanel filters={filters} change={change} knownTags={knownTags} />
          <SavedSearches kind="listing" filters={filters} onRun={(params) => replace(listingFilters.read(params))} />
        </Stack>
        <ListingResults result={result} filters={filters} onClear={clear} />
      </Stack>
    </Page>
  );
}
