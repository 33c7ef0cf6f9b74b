import { type FieldValues, useController } from 'react-hook-form';

import type { ChoiceFieldProps } from './choice-field.tsx';
import { FormField } from './form-field.tsx';
import { SearchSelect } from './search-select.tsx';

/** Clears the choice with pointer, keyboard and touch; a small cross in the corner would not. */
const none = { value: '', label: 'Not specified' };

/** A field with one choice of so many, such as time zones, that it is found by typing. */
export function SearchChoiceField<Values extends FieldValues, Parsed = Values>({
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
        <SearchSelect<string | null>
          {...tied}
          options={isOptional ? [none, ...choices] : [...choices]}
          value={chosen?.value ?? null}
          chosen={chosen?.label}
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
