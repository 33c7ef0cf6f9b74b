import { Input } from 'antd';
import { type Control, useController } from 'react-hook-form';

import { FormField } from '#src/components/form-field.tsx';
import type { ContactValues } from '../contact-form.ts';
import styles from './contact-fields.module.css';

interface ContactFieldProps {
  control: Control<ContactValues>;
  name: keyof ContactValues;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  hint?: string;
  /** More than one line: this many, with a count of what is used of `max`. */
  rows?: number;
  max?: number;
}

/** A field of the contact form. Too long a text may be typed: it is better shortened than cut off. */
export function ContactField({ control, name, label, type, autoComplete = 'off', hint, rows, max }: ContactFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const used = field.value.trim().length;
  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      {...(hint && { hint })}
      {...(max && {
        extra: (
          <span className={used > max ? styles.over : styles.count}>
            {used}/{max}
            <span className="visually-hidden"> characters</span>
          </span>
        ),
      })}
    >
      {(tied) =>
        rows ? (
          <Input.TextArea {...field} {...tied} aria-required size="large" rows={rows} autoComplete={autoComplete} />
        ) : (
          <Input {...field} {...tied} {...(type && { type })} aria-required size="large" autoComplete={autoComplete} />
        )
      }
    </FormField>
  );
}
