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
import { RowMenu } from '#src/components/row-menu.tsx';
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
  const actions = [
    state !== 'published' && {
      label: state === 'draft' ? 'Publish' : 'Publish again',
      question: {
        title: `Publish “${title}”?`,
        text: isChanged
          ? 'Your changes are not saved, and are not published with it. Members can redeem the offer as it was saved.'
          : 'Members can redeem it from its first day on. It can be ended at any time, but not made a draft again.',
        submit: 'Publish offer',
        keep: 'Not yet',
      },
      isPrimary: state === 'draft',
      act: () => publish.mutate(undefined),
    },
    state === 'published' && {
      label: 'End',
      question: {
        title: `End “${title}” now?`,
        text: 'Nobody can redeem it any more. Members who have redeemed it keep their codes and the link.',
        submit: 'End offer',
        keep: 'Keep offer',
      },
      isDanger: true,
      act: () => end.mutate(undefined),
    },
    state === 'draft' && {
      label: 'Delete',
      question: {
        title: `Delete “${title}”?`,
        text: 'Only admins have seen this draft. Its codes are deleted with it. This cannot be undone.',
        submit: 'Delete draft',
        keep: 'Keep draft',
      },
      isDanger: true,
      act: () => remove.mutate(undefined),
    },
  ].filter((action) => action !== false);
  if (!isLarge) {
    return (
      <RowMenu
        name={title}
        actions={actions.map(({ act, ...action }) => ({ ...action, isDisabled: isBusy, onSelect: act }))}
      />
    );
  }
  return (
    <span className={styles.actions}>
      {actions.map(({ act, ...action }) => (
        <ConfirmButton
          key={action.label}
          {...action}
          name={`${action.label}: ${title}`}
          isLarge
          isDisabled={isBusy}
          onConfirm={act}
        />
      ))}
    </span>
  );
}
