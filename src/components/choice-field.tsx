import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { FormField } from './form-field.tsx';
import { Select } from './select.tsx';

interface ChoiceFieldProps<Values extends FieldValues, Parsed> {
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

/** Clears the choice with pointer, keyboard and touch; a small cross in the corner would not. */
const none = { value: '', label: 'Not specified' };

/** A select field with search. */
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
  const chosen = choices.find(({ value }) => value === field.value);
  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
    >
      {(tied) => (
        <Select<string | null>
          {...tied}
          showSearch={{ optionFilterProp: 'label' }}
          options={isOptional ? [none, ...choices] : [...choices]}
          value={chosen?.value ?? null}
          chosen={chosen ? `Chosen: ${chosen.label}` : 'Nothing chosen'}
          placeholder={placeholder}
          isRequired={!isOptional}
          loading={isLoading}
          notFoundContent={isLoading ? 'Loading…' : 'No match'}
          onChange={(next) => field.onChange(next ?? '')}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
