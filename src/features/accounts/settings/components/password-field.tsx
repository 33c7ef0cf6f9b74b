import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { FormField } from '#src/components/form-field.tsx';
import { PasswordInput } from '#src/components/password-input.tsx';

interface PasswordFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  isNew?: boolean;
}

/** A password of a form: the present one, or one that is being chosen. */
export function PasswordField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  hint,
  isNew = false,
}: PasswordFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField label={label} error={fieldState.error?.message} {...(hint !== undefined && { hint })}>
      {(tied) => (
        <PasswordInput {...field} {...tied} size="large" autoComplete={isNew ? 'new-password' : 'current-password'} />
      )}
    </FormField>
  );
}
