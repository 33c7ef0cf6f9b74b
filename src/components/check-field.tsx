import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import styles from './check-field.module.css';
import { Checkbox } from './checkbox.tsx';

interface CheckFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** A form field with the value yes or no. */
  name: FieldPath<Values>;
  label: string;
  hint?: string;
}

/** A checkbox with its label. */
export function CheckField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  hint,
}: CheckFieldProps<Values, Parsed>) {
  const { field } = useController({ control, name });
  return (
    <div className={styles.field}>
      <Checkbox
        ref={field.ref}
        name={field.name}
        isChecked={field.value === true}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </Checkbox>
    </div>
  );
}
