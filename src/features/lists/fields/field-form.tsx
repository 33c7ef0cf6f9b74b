import { useWatch } from 'react-hook-form';
import { z } from 'zod';

import { addField, type FieldType, fieldTypes, hasOptions, type ListField } from '#contract/lists-fields.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { contractResolver, entriesOf } from '#src/lib/form-resolver.ts';
import type { SharedList } from '../api.ts';
import { useSaveField } from './api.ts';

interface FieldFormProps {
  list: SharedList;
  /** Left out for a new field. */
  field: ListField | undefined;
  onClose: () => void;
}

const formValues = z.object({ name: z.string(), type: z.string(), options: z.string() });
type FormValues = z.infer<typeof formValues>;

const resolver = contractResolver(
  addField.body,
  ({ name, type, options }: FormValues) => ({
    name,
    type,
    ...(hasOptions(type as FieldType) && { options: entriesOf(options, /\n/) }),
  }),
  ['options'],
);

/** The name of a field, what it holds, and its options. The type of a field stays once there may be values. */
export function FieldForm({ list, field, onClose }: FieldFormProps) {
  const form = useForm<FormValues, unknown, z.output<typeof addField.body>>({
    resolver,
    defaultValues: { name: field?.name ?? '', type: field?.type ?? '', options: field?.options.join('\n') ?? '' },
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' }) as FieldType;
  const { mutate, isPending } = useSaveField(list, field);
  const save = form.handleSubmit((input) =>
    mutate(input, { onSuccess: onClose, onError: (error) => form.setError('name', { message: refusalOf(error) }) }),
  );
  return (
    <DialogForm label={field ? 'Change the field' : 'Add a field'} onSubmit={save}>
      <TextField control={control} name="name" label="Name" placeholder="Priority" />
      {!field && (
        <ChoiceField
          control={control}
          name="type"
          label="What It Holds"
          choices={choicesOf(fieldTypes)}
          placeholder="Select one"
        />
      )}
      {hasOptions(type) && (
        <TextField
          control={control}
          name="options"
          label="Options"
          rows={5}
          hint={field ? 'One on each line. Records keep an option that you take out.' : 'One on each line.'}
        />
      )}
      <FormActions submit="Save" isBusy={isPending} cancel="Back" onClose={onClose} />
    </DialogForm>
  );
}
