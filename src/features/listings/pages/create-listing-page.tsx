import { useEffect, useRef } from 'react';
import { staticPages } from '#contract/pages.ts';

import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { toast } from '#src/stores/toasts.ts';
import { DraftStatus } from '../components/draft-status.tsx';
import { ListingFormFields } from '../components/listing-form.tsx';
import { ListingPreview } from '../components/listing-preview.tsx';
import { isBlankListing, type ListingForm, listingDraft, useListingForm } from '../listing-form.ts';
import { usePublish } from '../use-publish.ts';
import styles from './create-listing-page.module.css';

/** /network/listings/create (spec 2, section 2). Anyone may fill the form; publishing asks to sign in. */
export function CreateListingPage() {
  usePageTitle(staticPages['/network/listings/create'].title);
  const { user, isLoading } = useCurrentUser();
  const form = useListingForm();
  const draft = useFormDraft(form, 'listing', { schema: listingDraft, isBlank: isBlankListing });
  const { publish, isPublishing } = usePublish(form, draft);
  useOwnEmail(form, user?.email);

  const content = useRef<HTMLDivElement>(null);
  const discard = () => {
    const values = draft.discard();
    content.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
    toast({ title: 'Draft discarded', action: { label: 'Undo', onSelect: () => draft.restore(values) } });
  };
  return (
    <Page>
      <PageHeader
        before={<BackLink to="/network">Back to Network</BackLink>}
        title="Create a Listing"
        subtitle="Present your company, technology, partnership or job to investors, innovators and experts."
      />
      <div ref={content} className={styles.content}>
        <div className={styles.columns}>
          <ListingFormFields
            form={form}
            isPublishing={isPublishing}
            isSignedOut={!isLoading && !user}
            onSubmit={form.handleSubmit(publish)}
          />
          <aside className={styles.aside} aria-label="Draft and preview">
            <div className={styles.preview}>
              <ListingPreview control={form.control} isFeatured={user?.membershipTier === 'professional'} />
            </div>
            <DraftStatus isSaved={draft.isSaved} onDiscard={discard} />
          </aside>
        </div>
      </div>
    </Page>
  );
}

/** Fills in the signed-in user's address where none stands yet; it counts as the field's default. */
function useOwnEmail({ getValues, resetField }: ListingForm, email: string | undefined): void {
  useEffect(() => {
    if (email && getValues('contactEmail') === '') resetField('contactEmail', { defaultValue: email });
  }, [email, getValues, resetField]);
}
