import { Input } from 'antd';
import { useController } from 'react-hook-form';

import { FormField } from '#src/components/form-field.tsx';
import type { ListingControl, ListingField } from '../listing-form.ts';
import { fieldLabels } from '../listing-form.ts';
import { CharacterCount } from './character-count.tsx';

interface ListingTextFieldProps {
  control: ListingControl;
  name: Exclude<ListingField, 'tags' | 'type'>;
  isOptional?: boolean;
  hint?: string;
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'url' | 'date';
  autoComplete?: string | undefined;
  /** Shows how many characters are used of how many. */
  max?: number;
  /** More than one line of text: this many. */
  rows?: number;
  min?: string;
}

/** A field that is typed into. Too long a text may be typed: it is better shortened than cut off. */
export function ListingTextField({
  control,
  name,
  isOptional = false,
  hint,
  max,
  rows,
  type = 'text',
  autoComplete = 'off',
  placeholder,
  min,
}: ListingTextFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField
      label={fieldLabels[name]}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
      {...(max !== undefined && { extra: <CharacterCount text={field.value} max={max} /> })}
    >
      {(control) => {
        const props = {
          ...field,
          ...control,
          'aria-required': !isOptional,
          status: fieldState.error ? ('error' as const) : ('' as const),
          placeholder,
          autoComplete,
        };
        return rows === undefined ? (
          // A date field is taller by itself than the others are.
          <Input {...props} size="large" type={type} min={min} {...(type === 'date' && { style: { height: 48 } })} />
        ) : (
          <Input.TextArea {...props} size="large" rows={rows} />
        );
      }}
    </FormField>
  );
}
