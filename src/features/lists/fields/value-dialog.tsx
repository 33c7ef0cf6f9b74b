import { z } from 'zod';

import type { ListItem } from '#contract/lists.ts';
import { type FieldValue, type ListField, valueOfType } from '#contract/lists-fields.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { ChoicesField } from '#src/components/choices-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { contractResolver, decimalOf } from '#src/lib/form-resolver.ts';
import type { SharedList } from '../api.ts';
import { useSetValue } from './api.ts';

interface ValueDialogProps {
  list: SharedList;
  field: ListField;
  item: ListItem;
  onClose: () => void;
}

/** The values of the form: tags in a list of their own. */
interface FormValues {
  value: string;
  tags: string[];
}

/** Fills in a field of a record. Without an entry the field is emptied. */
export function ValueDialog({ list, field, item, onClose }: ValueDialogProps) {
  const title = `${field.name} of ${item.title ?? 'a record'}`;
  const { mutate, isPending } = useSetValue(list, field, item);
  const before = item.values[field.id];
  const name = field.type === 'tags' ? 'tags' : 'value';
  const body = z.object({ [name]: valueOfType[field.type].nullable() });
  const form = useForm<FormValues, unknown, Record<string, FieldValue | null>>({
    resolver: contractResolver(body, (values: FormValues) => ({ [name]: entered(field, values) }), ['tags']),
    defaultValues: {
      value: before === undefined || Array.isArray(before) ? '' : String(before),
      tags: Array.isArray(before) ? before : [],
    },
  });
  const save = form.handleSubmit((input) =>
    mutate(input[name] ?? null, {
      onSuccess: onClose,
      onError: (error) => form.setError(name, { message: refusalOf(error) }),
    }),
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm label={title} onSubmit={save}>
        <ValueField form={form} field={field} before={before} />
        <FormActions submit="Save" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}

function entered({ type }: ListField, { value, tags }: FormValues): unknown {
  if (type === 'tags') return tags.length > 0 ? tags : null;
  if (value.trim() === '') return null;
  return type === 'number' ? decimalOf(value) : value;
}

interface ValueFieldProps {
  form: ReturnType<typeof useForm<FormValues, unknown, Record<string, FieldValue | null>>>;
  field: ListField;
  before: FieldValue | undefined;
}

function ValueField({ form: { control }, field, before }: ValueFieldProps) {
  const { name: label, type } = field;
  // An option that the field no longer has can stay.
  const choices = [...new Set([...field.options, ...[before ?? []].flat().map(String)])].map((value) => ({
    value,
    label: value,
  }));
  if (type === 'tags') return <ChoicesField control={control} name="tags" label={label} choices={choices} />;
  if (type === 'choice') {
    return (
      <ChoiceField control={control} name="value" label={label} choices={choices} placeholder="Select one" isOptional />
    );
  }
  return (
    <TextField control={control} name="value" label={label} isOptional {...(type === 'date' && { type: 'date' })} />
  );
}
