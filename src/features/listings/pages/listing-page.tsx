import { DisconnectOutlined, FileSearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLocation, useParams } from 'react-router-dom';
import { z } from 'zod';

import { idParam } from '#contract/fields.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { listingQuery } from '../api.ts';
import { ListingArticle } from '../components/listing-article.tsx';
import { ListingSkeleton } from '../components/listing-skeleton.tsx';
import { type ListingFilters, listingFilters, listingsPath } from '../filters.ts';
import styles from './listing-page.module.css';

/** /network/listings/{id} (spec 2, sections 2 and 8). */
export function ListingPage() {
  const { id = '' } = useParams();
  // An address that cannot be a listing's is a missing listing; there is no need to ask.
  const isId = idParam.safeParse(id).success;
  const { data, error, isFetching, refetch } = useQuery({ ...listingQuery(id), enabled: isId });
  const isMissing = !isId || isNotFound(error);
  usePageTitle(isMissing ? 'Listing Not Found' : (data?.title ?? 'Listing'));
  const filters = useFiltersOfList();

  if (isMissing) {
    return (
      <Page>
        <MessagePanel
          art={<FileSearchOutlined />}
          headingLevel={1}
          title="Listing Not Found"
          text="The listing you're looking for doesn't exist or has been removed."
          action={<ButtonLink to="/network">Back to Network</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to={listingsPath(filters)}>Back to listings</BackLink>
      </div>
      {data ? (
        <ListingArticle listing={data} />
      ) : error ? (
        <MessagePanel
          isAlert
          art={<DisconnectOutlined />}
          headingLevel={1}
          title="Error Loading Listing"
          text="Sorry, we couldn't load this listing. Please try again."
          action={
            <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <ListingSkeleton />
      )}
    </Page>
  );
}

const cameFrom = z.object({ filters: listingFilters });

/** The filters of the list one came from, so that the way back leads to the same list. */
function useFiltersOfList(): ListingFilters {
  const { state } = useLocation() as { state: unknown };
  return cameFrom.safeParse(state).data?.filters ?? {};
}
