import { type FieldValues, useController } from 'react-hook-form';
import type { Placeholder } from '#contract/templates.ts';
import { TextField, type TextFieldProps } from '#src/components/text-field.tsx';
import { WithTemplates } from './with-templates.tsx';

interface TemplatedFieldProps<Values extends FieldValues, Parsed> extends TextFieldProps<Values, Parsed> {
  rows: number;
  /** What the placeholders of templates stand for here. */
  values: Partial<Record<Placeholder, string>>;
}

/** A form's text of several lines that a template can be put into. */
export function TemplatedField<Values extends FieldValues, Parsed = Values>({
  values,
  ...props
}: TemplatedFieldProps<Values, Parsed>) {
  const { field } = useController({ control: props.control, name: props.name });
  return (
    <WithTemplates values={values} onChange={field.onChange}>
      <TextField {...props} />
    </WithTemplates>
  );
}
