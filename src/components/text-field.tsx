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
  /** Shows the used and the allowed number of characters. */
  max?: number | undefined;
  /** The number of lines, if more than one. */
  rows?: number | undefined;
  /** The earliest date. */
  min?: string | undefined;
  /** Takes the focus when it appears: for a step with a single field. */
  isFocused?: boolean;
  /** Shows a known value that cannot be changed here. */
  isFixed?: boolean;
}

/** A text input of a form. Too long a text can be typed, so that people can shorten it instead of losing its end. */
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
          <Input {...props} size="large" type={type} min={min} />
        ) : (
          <TextArea {...props} size="large" rows={rows} />
        );
      }}
    </FormField>
  );
}
