import { FileTextOutlined, PlusOutlined } from '@ant-design/icons';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { type ListingStatus, listingStatuses } from '#contract/listings.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { OwnListingRow } from '../components/own-listing-row.tsx';
import { WaitingDrafts } from '../components/waiting-drafts.tsx';
import { useOwnListings } from '../own-api.ts';
import styles from './own-listings-page.module.css';

const statuses = Object.entries(listingStatuses) as [ListingStatus, string][];

/** /network/listings/mine: the member's listings in all states, with their figures. */
export function OwnListingsPage() {
  const { title, description } = staticPages[paths.ownListings];
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const status = statuses.find(([name]) => name === params.get('status'))?.[0];
  const choose = (next: ListingStatus | undefined) =>
    setParams(next ? { status: next } : {}, { preventScrollReset: true });
  const result = useOwnListings(status);
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={description}
        actions={
          <>
            <ButtonLink to={paths.enquiries} kind="secondary">
              Enquiries
            </ButtonLink>
            <ButtonLink to={paths.listingCreate}>
              <PlusOutlined aria-hidden="true" /> Post a listing
            </ButtonLink>
          </>
        }
      />
      <Stack gap={24}>
        <ChipGroup label="State">
          <ToggleChip isOn={!status} onToggle={() => choose(undefined)}>
            All
          </ToggleChip>
          {statuses.map(([name, label]) => (
            <ToggleChip key={name} isOn={status === name} onToggle={(isOn) => choose(isOn ? name : undefined)}>
              {label}
            </ToggleChip>
          ))}
        </ChipGroup>
        {(!status || status === 'draft') && <WaitingDrafts className={styles.list} />}
        <PagedResults
          result={result}
          noun="listings"
          skeleton={<RowsSkeleton />}
          empty={
            <MessagePanel
              art={<FileTextOutlined />}
              title={status ? `No ${listingStatuses[status].toLowerCase()} listings` : 'No listings yet'}
              text={
                status
                  ? 'None of your listings has this status.'
                  : 'Post a company, a technology, a partnership or a job, and see its results here.'
              }
              action={<ButtonLink to={paths.listingCreate}>Post a listing</ButtonLink>}
            />
          }
        >
          {(listings) => (
            <ul aria-label="My listings" className={styles.list}>
              {listings.map((listing) => (
                <OwnListingRow key={listing.id} listing={listing} />
              ))}
            </ul>
          )}
        </PagedResults>
      </Stack>
    </Page>
  );
}
