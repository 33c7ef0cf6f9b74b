import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ParsedListingInput } from '#contract/listings.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { discardChangesOf } from '#src/features/outbox/index.ts';
import { useSite } from '#src/features/site/index.ts';
import type { FormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { fieldOfPath, type ListingForm, type ListingFormValues } from './listing-form.ts';
import { usePublishListing } from './own-api.ts';

/**
 * The action of the Publish button (rule listing-terms). Whatever goes wrong, the form keeps the typed text:
 * a failure leaves one on it, and whoever must sign in first comes back to it. Resolves when done, so
 * that the form counts the server's findings as those of the same attempt.
 *
 * @param newDraft stands for a draft that the server has not numbered yet
 */
export function usePublish(
  form: ListingForm,
  draft: FormDraft<ListingFormValues>,
  { draftId, newDraft = null }: { draftId?: number | undefined; newDraft?: string | null } = {},
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { productName } = useSite();
  const { mutateAsync, isPending } = usePublishListing(draftId);
  const isHere = useIsMounted();
  const askToSignIn = useSignInFromForm(draft, 'Sign in to publish your listing. What you typed is kept.');

  const publish = async (input: ParsedListingInput) => {
    // This tab knows no session, but another one may have signed in.
    const known = client.getQueryData(currentUserQuery.queryKey);
    const user = known ?? (await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }));
    if (!user) {
      askToSignIn();
      return;
    }
    try {
      const { id, isUnderReview } = await mutateAsync(input);
      draft.clear();
      // What waits to be saved is in the listing now.
      for (const name of [draftId, newDraft]) if (name) void discardChangesOf(`draft/${name}`);
      toast(
        isUnderReview
          ? {
              title: 'Listing submitted for review',
              description:
                'Our team reviews first listings before they are published. We will let you know as soon as yours is published.',
            }
          : {
              title: 'Listing created successfully!',
              description: `Your listing has been published to ${productName}.`,
            },
      );
      if (isHere()) void navigate(pathTo(paths.listing, { id }));
    } catch (error) {
      if (isSignedOut(error)) {
        client.setQueryData(currentUserQuery.queryKey, null);
        askToSignIn();
        return;
      }
      showFieldErrors(form, error);
      toast({
        variant: 'destructive',
        title: 'Error creating listing',
        description: 'There was a problem publishing your listing. Please try again.',
      });
    }
  };
  return { publish, isPublishing: isPending };
}

/** Sends the user to sign in; afterwards they return to the form with its entries. */
export function useSignInFromForm(draft: Pick<FormDraft<ListingFormValues>, 'flush'>, description: string): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    draft.flush();
    toast({ title: 'Please sign in', description });
    void navigate(signInPath(pathname));
  };
}

/** Errors that the server found in single fields are shown under those fields. */
export function showFieldErrors(form: ListingForm, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  for (const [path, message] of Object.entries(error.body?.fields ?? {})) {
    const field = fieldOfPath(path);
    if (field) form.setError(field, { type: 'server', message });
  }
}

/** A user who leaves the page while the listing is being sent is not moved to another one. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
