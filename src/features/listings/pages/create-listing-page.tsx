import { useEffect } from 'react';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ListingEditor } from '../components/listing-editor.tsx';
import { ListingFormFields } from '../components/listing-form.tsx';
import { isBlankListing, type ListingForm, listingDraft, publishLabels, useListingForm } from '../listing-form.ts';
import { usePublish } from '../use-publish.ts';
import { useSaveAsDraft } from '../use-save-draft.ts';

/** /network/listings/create. Anyone may fill the form; publishing asks to sign in. */
export function CreateListingPage() {
  usePageTitle(staticPages[paths.listingCreate].title);
  const { user, isLoading } = useCurrentUser();
  const form = useListingForm();
  const local = useFormDraft(form, 'listing', { schema: listingDraft, isBlank: isBlankListing });
  const { publish, isPublishing } = usePublish(form, local);
  const draft = useSaveAsDraft({ form, local });
  useOwnEmail(form, user?.email);
  return (
    <Page>
      <PageHeader
        before={<BackLink to={paths.network}>Back to Network</BackLink>}
        title="Create a Listing"
        subtitle="Present your company, technology, partnership or job to investors, innovators and experts."
      />
      <ListingEditor form={form} local={local}>
        <ListingFormFields
          form={form}
          labels={publishLabels}
          isSubmitting={isPublishing}
          isSignedOut={!isLoading && !user}
          cancelPath={paths.network}
          draft={draft}
          onSubmit={form.handleSubmit(publish)}
        />
      </ListingEditor>
    </Page>
  );
}

/** Fills in the signed-in user's address if the field is empty; it counts as the field's default. */
function useOwnEmail({ getValues, resetField }: ListingForm, email: string | undefined): void {
  useEffect(() => {
    if (email && getValues('contactEmail') === '') resetField('contactEmail', { defaultValue: email });
  }, [email, getValues, resetField]);
}
