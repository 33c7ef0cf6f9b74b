import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { FormField } from './form-field.tsx';
import { Select } from './select.tsx';

export interface ChoiceFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** A field that holds a text. */
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
  placeholder: string;
  isOptional?: boolean;
  isLoading?: boolean;
  hint?: string;
}

/** A field with one choice of a few; `SearchChoiceField` is for many. */
export function ChoiceField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  choices,
  placeholder,
  isOptional = false,
  isLoading = false,
  hint,
}: ChoiceFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
    >
      {(tied) => (
        <Select
          {...tied}
          ref={field.ref}
          value={field.value ?? ''}
          choices={choices}
          empty={isLoading ? 'Loading…' : placeholder}
          {...(isOptional && { cleared: 'Not specified' })}
          isRequired={!isOptional}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
