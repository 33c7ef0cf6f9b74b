import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import type { FormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import type { ListingForm, ListingFormValues } from './listing-form.ts';
import { useSaveDraft } from './own-api.ts';
import { useSignInFromForm } from './use-publish.ts';

interface SaveDraftOptions {
  form: ListingForm;
  /** The copy of the form in this browser, deleted once the server has it. */
  local: FormDraft<ListingFormValues>;
  /** The opened draft; without one, a new draft is created. */
  draft?: { id: number; version: number };
  /** Called with the new edition. */
  onSaved?: (version: number) => void;
}

/** The action of "Save as draft". If it fails, the form keeps its entries. */
export function useSaveAsDraft({ form, local, draft, onSaved }: SaveDraftOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveDraft();
  const askToSignIn = useSignInFromForm(local, 'Sign in to save your draft. What you typed is kept.');
  const save = () =>
    mutate(
      { draft, values: form.getValues() },
      {
        onSuccess({ id, version }) {
          local.clear();
          toast({
            title: 'Draft saved',
            description: 'You can find it in My Listings.',
            action: { label: 'My listings', onSelect: () => void navigate(paths.ownListings) },
          });
          if (draft) onSaved?.(version);
          else void navigate(pathTo(paths.listingEdit, { id }), { replace: true });
        },
        onError(error) {
          if (isSignedOut(error)) {
            client.setQueryData(currentUserQuery.queryKey, null);
            askToSignIn();
            return;
          }
          toast({
            variant: 'destructive',
            title: 'Error saving draft',
            description:
              error instanceof ApiError && error.status === 409 && error.body
                ? error.body.message
                : 'There was a problem saving your draft. Please try again.',
          });
        },
      },
    );
  return { save, isSaving: isPending };
}
