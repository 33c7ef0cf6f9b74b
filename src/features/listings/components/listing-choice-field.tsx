import { useController } from 'react-hook-form';

import { ChoiceSelect } from '#src/components/choice-select.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { fieldLabels, type ListingControl, type ListingField } from '../listing-form.ts';

interface ListingChoiceFieldProps {
  control: ListingControl;
  name: Exclude<ListingField, 'tags' | 'type'>;
  choices: readonly { value: string; label: string }[];
  isOptional?: boolean;
  placeholder: string;
  isLoading?: boolean;
  hint?: string;
}

/** A field with one choice of several. */
export function ListingChoiceField({
  control,
  name,
  choices,
  isOptional = false,
  placeholder,
  isLoading = false,
  hint,
}: ListingChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField
      label={fieldLabels[name]}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
    >
      {(props) => (
        <ChoiceSelect
          {...props}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          choices={choices}
          placeholder={placeholder}
          isRequired={!isOptional}
          isLoading={isLoading}
        />
      )}
    </FormField>
  );
}
