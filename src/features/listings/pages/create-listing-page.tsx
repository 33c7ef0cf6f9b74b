import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useWaitingForm } from '#src/features/outbox/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ListingEditor } from '../components/listing-editor.tsx';
import { ListingFormFields } from '../components/listing-form.tsx';
import { type ListingForm, listingDraft, publishLabels, useListingForm } from '../listing-form.ts';
import { useDraftEdition } from '../use-draft-edition.ts';
import { useHeld } from '../use-held.ts';
import { useNewDraft } from '../use-new-draft.ts';
import { usePublish } from '../use-publish.ts';
import { useSaveAsDraft } from '../use-save-draft.ts';

/**
 * /network/listings/create. Anyone may fill the form; publishing asks to sign in. `?draft=` shows a draft that waits in
 * the desktop app.
 */
export function CreateListingPage() {
  usePageTitle(staticPages[paths.listingCreate].title);
  const newDraft = useNewDraft();
  const { waiting, isLoading } = useWaitingForm(`draft/${newDraft.shown}`);
  // It stays open when it has been sent.
  const opened = useHeld(newDraft.key, newDraft.isOpened ? waiting : null);
  if (newDraft.isOpened && !opened) {
    // What waited has been sent or removed.
    return isLoading ? <Spinner page label="Loading the form" /> : <Navigate to={paths.ownListings} replace />;
  }
  return (
    <Page>
      <PageHeader
        before={<BackLink to={paths.network}>Back to Network</BackLink>}
        title="Create a Listing"
        subtitle="Present your company, technology, partnership or job to investors, innovators and experts."
      />
      <NewListing key={newDraft.key} newDraft={newDraft} opened={opened} />
    </Page>
  );
}

interface NewListingProps {
  newDraft: ReturnType<typeof useNewDraft>;
  /** What waits of the draft that was opened. */
  opened: OutboxEntry | null;
}

function NewListing({ newDraft: { shown, named }, opened }: NewListingProps) {
  const { user, isLoading } = useCurrentUser();
  const form = useListingForm(opened ? listingDraft.parse(opened.form) : undefined);
  const name = shown === null ? 'listing' : `listing:${shown}`;
  const edition = useDraftEdition(form, { draft: null, name, waitingKey: opened?.key ?? null });
  const { draft, local } = edition;
  const { publish, isPublishing } = usePublish(form, local, { draftId: draft?.id, newDraft: shown });
  const saving = useSaveAsDraft({ form, edition, newDraft: named });
  useOwnEmail(form, user?.email);
  return (
    <ListingEditor form={form} local={local}>
      <ListingFormFields
        form={form}
        labels={publishLabels}
        isSubmitting={isPublishing}
        isSignedOut={!isLoading && !user}
        cancelPath={paths.network}
        draft={saving}
        onSubmit={form.handleSubmit(publish)}
      />
    </ListingEditor>
  );
}

/** Fills in the signed-in user's address if the field is empty; it counts as the field's default. */
function useOwnEmail({ getValues, resetField }: ListingForm, email: string | undefined): void {
  useEffect(() => {
    if (email && getValues('contactEmail') === '') resetField('contactEmail', { defaultValue: email });
  }, [email, getValues, resetField]);
}
