import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ParsedListingInput } from '#contract/listings.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import type { FormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import type { ListingForm, ListingFormValues } from './listing-form.ts';
import { useEditListing } from './own-api.ts';
import { showFieldErrors, useSignInFromForm } from './use-publish.ts';

/** The action of Save Changes. An outdated edition is refused, and the entries stay. */
export function useEdit(
  form: ListingForm,
  local: FormDraft<ListingFormValues>,
  { id, version }: { id: number; version: number },
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useEditListing(id);
  const askToSignIn = useSignInFromForm(local, 'Sign in to save your changes. What you typed is kept.');
  const save = async (input: ParsedListingInput) => {
    try {
      await mutateAsync({ ...input, version });
      local.clear();
      toast({ title: 'Listing saved', description: 'Your changes are shown from now on.' });
      void navigate(pathTo(paths.listing, { id }));
    } catch (error) {
      if (isSignedOut(error)) {
        client.setQueryData(currentUserQuery.queryKey, null);
        askToSignIn();
        return;
      }
      showFieldErrors(form, error);
      toast({
        variant: 'destructive',
        title: 'Error saving listing',
        description:
          error instanceof ApiError && error.status === 409 && error.body
            ? error.body.message
            : 'There was a problem saving your listing. Please try again.',
      });
    }
  };
  return { save, isSaving: isPending };
}
