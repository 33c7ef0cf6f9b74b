import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { ChoiceSelect } from './choice-select.tsx';
import { FormField } from './form-field.tsx';

interface ChoiceFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** A field that holds a text. */
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
  placeholder: string;
  isOptional?: boolean;
  hint?: string;
}

/** A field with one choice of several. */
export function ChoiceField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  choices,
  placeholder,
  isOptional = false,
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
        <ChoiceSelect
          {...tied}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          choices={choices}
          placeholder={placeholder}
          isRequired={!isOptional}
        />
      )}
    </FormField>
  );
}
