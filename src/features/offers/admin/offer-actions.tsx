import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import {
  type AdminOffer,
  type AdminOfferSummary,
  deleteOffer,
  listAdminOffers,
  setOfferState,
} from '#contract/offers-admin.ts';
import styles from '#src/components/admin-page.module.css';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { useOfferRefresh } from './api.ts';

interface OfferActionsProps {
  offer: Pick<AdminOfferSummary, 'id' | 'title' | 'state' | 'version'>;
  /** Called with the offer in its new state. */
  onChanged?: (offer: AdminOffer) => void;
  /** Above the form of the offer, in place of a row. */
  isLarge?: boolean;
  /** Whether the form has entries that are not saved, which would not be published. */
  isChanged?: boolean;
}

/** The actions on an offer besides editing: publish it, end it, delete a draft. */
export function OfferActions({ offer, onChanged, isLarge = false, isChanged = false }: OfferActionsProps) {
  const { id, title, state, version } = offer;
  const params = { id: String(id) };
  const navigate = useNavigate();
  const refresh = useOfferRefresh();
  const put = async (next: 'published' | 'ended') => {
    const after = await call(setOfferState, { params, body: { state: next, version } });
    refresh(after);
    onChanged?.(after);
  };
  const publish = useAdminAction(listAdminOffers.path, 'The offer is published', () => put('published'));
  const end = useAdminAction(listAdminOffers.path, 'The offer has ended', () => put('ended'));
  const remove = useAdminAction(listAdminOffers.path, 'The draft is deleted', async () => {
    await call(deleteOffer, { params });
    await navigate(paths.adminOffers);
    refresh();
  });
  const isBusy = publish.isPending || end.isPending || remove.isPending;
  return (
    <span className={styles.actions}>
      {state !== 'published' && (
        <ConfirmButton
          label={state === 'draft' ? 'Publish' : 'Publish again'}
          name={`${state === 'draft' ? 'Publish' : 'Publish again'}: ${title}`}
          question={{
            title: `Publish “${title}”?`,
            text: isChanged
              ? 'Your changes are not saved, and are not published with it. Members can redeem the offer as it was saved.'
              : 'Members can redeem it from its first day on. It can be ended at any time, but not made a draft again.',
            submit: 'Publish offer',
            keep: 'Not yet',
          }}
          isPrimary={isLarge && state === 'draft'}
          isLarge={isLarge}
          isDisabled={isBusy}
          onConfirm={() => publish.mutate(undefined)}
        />
      )}
      {state === 'published' && (
        <ConfirmButton
          label="End"
          name={`End: ${title}`}
          question={{
            title: `End “${title}” now?`,
            text: 'Nobody can redeem it any more. Members who have redeemed it keep their codes and the link.',
            submit: 'End offer',
            keep: 'Keep offer',
          }}
          isDanger
          isLarge={isLarge}
          isDisabled={isBusy}
          onConfirm={() => end.mutate(undefined)}
        />
      )}
      {state === 'draft' && (
        <ConfirmButton
          label="Delete"
          name={`Delete: ${title}`}
          question={{
            title: `Delete “${title}”?`,
            text: 'Only admins have seen this draft. Its codes are deleted with it. This cannot be undone.',
            submit: 'Delete draft',
            keep: 'Keep draft',
          }}
          isDanger
          isLarge={isLarge}
          isDisabled={isBusy}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
    </span>
  );
}
