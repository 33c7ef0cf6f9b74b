import type { RefCallback } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import type { FieldControl } from './form-field.tsx';
import styles from './select.module.css';

interface SelectProps extends Partial<FieldControl> {
  value: string;
  choices: readonly { value: string; label: string }[];
  /** What is shown while nothing is chosen; left out where there is always a choice. */
  empty?: string;
  /** The name of the choice that takes the current one back; left out where one has to stay. */
  cleared?: string;
  isRequired?: boolean;
  /** As high as a button, for use beside one. */
  isCompact?: boolean;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  ref?: RefCallback<HTMLSelectElement>;
}

/** One choice of a few, as the system's own dropdown, which is there at once and easiest to use on a phone. */
export function Select({
  value,
  choices,
  empty,
  cleared,
  isRequired = false,
  isCompact = false,
  onChange,
  ...props
}: SelectProps) {
  const shown = choices.some((choice) => choice.value === value) ? value : '';
  return (
    <div className={classNames(styles.box, isCompact && styles.compact)}>
      <select
        {...props}
        className={styles.select}
        {...(isRequired && { 'aria-required': true })}
        value={shown}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty !== undefined && (
          <option value="" {...(cleared === undefined && { disabled: true, hidden: true })}>
            {shown === '' ? empty : cleared}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.caret}>
        <path d="M4 6.5 8 10.5 12 6.5" />
      </svg>
    </div>
  );
}
