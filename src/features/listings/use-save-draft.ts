import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { ApiError, isSignedOut, Waiting } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import type { ListingForm } from './listing-form.ts';
import { useSaveDraft } from './own-api.ts';
import type { DraftEdition } from './use-draft-edition.ts';
import { useSignInFromForm } from './use-publish.ts';

interface SaveDraftOptions {
  form: ListingForm;
  edition: DraftEdition;
  /** On the page of new listings: what stands for the draft in the desktop app. */
  newDraft?: () => string | null;
}

/** The action of "Save as draft". If it fails, the form keeps its entries. */
export function useSaveAsDraft({ form, edition, newDraft }: SaveDraftOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveDraft();
  const { draft, local } = edition;
  const askToSignIn = useSignInFromForm(local, 'Sign in to save your draft. What you typed is kept.');
  const save = () => {
    const values = structuredClone(form.getValues());
    const newRecord = draft ? null : (newDraft?.() ?? null);
    mutate(
      { draft, values, local: newRecord },
      {
        onSuccess(saved) {
          edition.saved({ id: saved.id, version: saved.version });
          toast({
            title: 'Draft saved',
            description: 'You can find it in My Listings.',
            action: { label: 'My listings', onSelect: () => void navigate(paths.ownListings) },
          });
          if (newDraft) void navigate(pathTo(paths.listingEdit, { id: saved.id }), { replace: true });
        },
        onError(error) {
          if (error instanceof Waiting) {
            edition.waits(error.key, values);
            // A reload finds what waits by this address.
            if (newRecord !== null) void navigate(`${paths.listingCreate}?draft=${newRecord}`, { replace: true });
            return;
          }
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
  };
  return { save, isSaving: isPending };
}
