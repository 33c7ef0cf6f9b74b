import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { itemGroups } from '#contract/items.ts';
import { createSavedSearch, savedSearchBounds } from '#contract/saved-searches.ts';
import type { AddressFilters, SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import { Checkbox } from '#src/components/checkbox.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { useSearchChanges } from '../api.ts';
import { wordsOfSearch } from '../words.ts';

type Values = z.input<typeof createSavedSearch.body>;
type Parsed = z.output<typeof createSavedSearch.body>;

interface SaveSearchDialogProps {
  kind: SavedSearchKind;
  filters: AddressFilters;
  onClose: () => void;
}

/** Saves the list's current filters under a name. */
export function SaveSearchDialog({ kind, filters, onClose }: SaveSearchDialogProps) {
  const records = itemGroups[kind].toLowerCase();
  const { create } = useSearchChanges();
  const { control, handleSubmit, setError } = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(createSavedSearch.body),
    defaultValues: { name: nameOf(kind, filters), kind, filters, alert: 'off' },
  });
  const save = handleSubmit((body) =>
    create.mutate(body, {
      onSuccess({ name, alert }) {
        toast({
          title: 'Search saved',
          description:
            alert === 'daily'
              ? `We email you new ${records} in "${name}", at most once a day.`
              : `You’ll find "${name}" next to the filters.`,
        });
        onClose();
      },
      onError(error) {
        const body = error instanceof ApiError && error.status < 500 ? error.body : null;
        if (body?.fields?.alert) {
          toast({ variant: 'destructive', title: 'The search was not saved', description: body.message });
          return;
        }
        const message = error instanceof ApiError && error.status === 409 ? body?.message : undefined;
        setError('name', { message: message ?? 'The search could not be saved. Please try again.' });
      },
    }),
  );
  return (
    <Dialog title="Save this search" onClose={onClose}>
      <DialogForm label="Save this search" onSubmit={save}>
        <TextField control={control} name="name" label="Name" />
        <Controller
          control={control}
          name="alert"
          render={({ field }) => (
            <Checkbox
              isChecked={field.value === 'daily'}
              onChange={(isChecked) => field.onChange(isChecked ? 'daily' : 'off')}
            >
              Email me new {records}, at most once a day
            </Checkbox>
          )}
        />
        <FormActions submit="Save search" busy="Saving..." isBusy={create.isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}

/** A suggested name: the filters in words. */
function nameOf(kind: SavedSearchKind, { search, tag, ...others }: AddressFilters): string {
  const words = [search, tag, ...wordsOfSearch(kind, others)].filter(Boolean).join(', ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1, savedSearchBounds.name)}`;
}
