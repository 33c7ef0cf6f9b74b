import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import {
  type AdminFeedSource,
  createFeedSource,
  feedSourceInput,
  feedTypes,
  updateFeedSource,
} from '#contract/feeds.ts';
import { dedicatedTechnologyRecords } from '#contract/technologies.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FieldRow } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useFeedChange } from './api.ts';

/** A technology is chosen as text. */
const form = feedSourceInput.extend({
  technologyId: z
    .string()
    .min(1, 'Please choose a technology')
    .transform(Number)
    .pipe(feedSourceInput.shape.technologyId),
});
type Values = z.input<typeof form>;
type Parsed = z.output<typeof form>;

const types = feedTypes.map((value) => ({ value, label: value }));
const states = [
  { value: 'active', label: 'Read hourly' },
  { value: 'paused', label: 'Paused' },
];
const topics = dedicatedTechnologyRecords.map(({ id, name }) => ({ value: String(id), label: name }));

/** Adds a feed source or changes one. A sample that gets a real address loses its sample items. */
export function FeedForm({ source, onClose }: { source: AdminFeedSource | null; onClose: () => void }) {
  const { control, handleSubmit, setError } = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(form),
    defaultValues: {
      name: source?.name ?? '',
      type: source?.type ?? 'Research',
      description: source?.description ?? '',
      url: source?.url ?? '',
      feedUrl: source?.feedUrl ?? '',
      technologyId: source ? String(source.technologyId) : '',
      state: source && !source.isActive ? 'paused' : 'active',
    },
  });
  const change = useFeedChange(source ? 'The source has been changed' : 'The source has been added', (body: Parsed) =>
    source ? call(updateFeedSource, { params: { id: String(source.id) }, body }) : call(createFeedSource, { body }),
  );
  const submit = handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: onClose,
      onError(error) {
        const fields = error instanceof ApiError ? error.body?.fields : undefined;
        for (const name of ['name', 'url', 'feedUrl', 'description'] as const) {
          if (fields?.[name]) setError(name, { message: fields[name] }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <Dialog title={source ? `Change ${source.name}` : 'Add a feed source'} width={560} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <TextField control={control} name="name" label="Name" />
        <ChoiceField
          control={control}
          name="technologyId"
          label="Technology"
          choices={topics}
          placeholder="The page that shows its items"
        />
        <FieldRow>
          <ChoiceField control={control} name="type" label="Type" choices={types} placeholder="Choose a type" />
          <ChoiceField control={control} name="state" label="State" choices={states} placeholder="Choose a state" />
        </FieldRow>
        <TextField control={control} name="url" label="Website" type="url" placeholder="https://" />
        <TextField
          control={control}
          name="feedUrl"
          label="Address of the feed"
          type="url"
          placeholder="https://"
          hint="RSS, Atom or JSON Feed, on the public web."
        />
        <TextField control={control} name="description" label="Description" rows={3} max={500} isOptional />
        <FormActions submit="Save" busy="Saving..." isBusy={change.isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
