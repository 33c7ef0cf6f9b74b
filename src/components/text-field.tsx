import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CharacterCount } from './character-count.tsx';
import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';
import { TextArea } from './text-area.tsx';

export interface TextFieldProps<Values extends FieldValues, Parsed = Values> {
  control: Control<Values, unknown, Parsed>;
  /** A field that holds a text. */
  name: FieldPath<Values>;
  label: string;
  isOptional?: boolean;
  hint?: string | undefined;
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'url' | 'date' | 'datetime-local' | 'month' | 'number';
  autoComplete?: string | undefined;
  /** Shows how many characters are used of how many. */
  max?: number | undefined;
  /** More than one line of text: this many. */
  rows?: number | undefined;
  /** Earliest date. */
  min?: string | undefined;
  /** Takes the focus when it appears: for the one field of a step. */
  isFocused?: boolean;
  /** Shows what is known already and cannot be changed here. */
  isFixed?: boolean;
}

/** A field that is typed into. Too long a text may be typed: it is better shortened than cut off. */
export function TextField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  isOptional = false,
  hint,
  max,
  rows,
  type = 'text',
  autoComplete = 'off',
  placeholder,
  min,
  isFocused = false,
  isFixed = false,
}: TextFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? '';
  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
      {...(max !== undefined && { extra: <CharacterCount text={value} max={max} /> })}
    >
      {(tied) => {
        const props = {
          ...field,
          ...tied,
          value,
          'aria-required': !isOptional,
          placeholder,
          autoComplete,
          autoFocus: isFocused,
          readOnly: isFixed,
          isFilled: isFixed,
        };
        return rows === undefined ? (
          // A date field is taller by itself than the others are.
          <Input
            {...props}
            size="large"
            type={type}
            min={min}
            {...(type.startsWith('date') && { style: { height: 48 } })}
          />
        ) : (
          <TextArea {...props} size="large" rows={rows} />
        );
      }}
    </FormField>
  );
}
