import { type ReactNode, useId } from 'react';

import styles from './form-field.module.css';

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  /** Beside the label, such as a link or a count. */
  extra?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** The label's id, for controls that `htmlFor` cannot connect. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`;
}

/** A labelled control with its hint and its error under it (rule field-errors). */
export function FormField({ label, hint, error, isOptional = false, extra, children }: FormFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={labelIdOf(id)} htmlFor={id} className={styles.label}>
          {label} {isOptional && <span className={styles.optional}>(optional)</span>}
        </label>
        {extra}
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
