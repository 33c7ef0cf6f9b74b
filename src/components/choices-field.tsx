import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import type { Choice } from '#src/lib/choices.ts';
import styles from './choices-field.module.css';
import { ToggleChip } from './toggle-chip.tsx';

interface ChoicesFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** A field that holds a list of values. */
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  choices: readonly Choice[];
  /** Whether there must be at least one. */
  isRequired?: boolean;
}

/** A field with any number of choices, all of them visible. */
export function ChoicesField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  hint,
  choices,
  isRequired = false,
}: ChoicesFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const chosen: readonly string[] = field.value ?? [];
  // An error of one value stands in the list of errors.
  const error = [fieldState.error, fieldState.error?.root, ...Object.values(fieldState.error ?? {})]
    .map((found) => (found as { message?: unknown } | undefined)?.message)
    .find((message) => typeof message === 'string');
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || error ? `${id}-hint` : undefined}
      className={styles.field}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label} {!isRequired && <span className={styles.optional}>(optional)</span>}
      </span>
      <div className={styles.chips}>
        {choices.map(({ value, label: text }) => (
          <ToggleChip
            key={value}
            isOn={chosen.includes(value)}
            // In the order of the choices, whatever the order of the clicks.
            onToggle={(isOn) =>
              field.onChange(
                choices.map((choice) => choice.value).filter((each) => (each === value ? isOn : chosen.includes(each))),
              )
            }
          >
            {text}
          </ToggleChip>
        ))}
      </div>
      {(hint || error) && (
        <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
