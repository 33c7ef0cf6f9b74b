import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useRecord } from '#src/hooks/use-record.ts';
import { adminOfferQuery } from './api.ts';
import { OfferEditor } from './offer-editor.tsx';

/** /admin/offers/create */
export function CreateOfferPage() {
  return <OfferEditor key="new" />;
}

/** /admin/offers/{id}: the form of an offer in any state, its figures and its codes. */
export function EditOfferPage() {
  const { data, isMissing, error, isFetching, refetch } = useRecord(adminOfferQuery);
  if (isMissing) {
    return (
      <MessagePanel
        title="Offer Not Found"
        text="This offer does not exist, or it was a draft that has been deleted."
        action={<ButtonLink to={paths.adminOffers}>All offers</ButtonLink>}
      />
    );
  }
  if (data) return <OfferEditor key={data.id} offer={data} />;
  if (!error) return <RowsSkeleton />;
  return <RetryPanel title="The offer could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />;
}
