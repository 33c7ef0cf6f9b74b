import { useId } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './filter-select.module.css';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of the empty option; left out if there is always a choice. */
  all?: string;
  /** As high as a button, for use beside one. */
  isCompact?: boolean;
  value: string;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value | '') => void;
}

/** A filter with one choice of several, as the system's own dropdown, which is easiest to use on a phone. */
export function FilterSelect<Value extends string>({
  label,
  all,
  isCompact = false,
  value,
  choices,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <div className={classNames(styles.box, isCompact && styles.compact)}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        data-chosen={all !== undefined && value !== ''}
        value={choices.some((choice) => choice.value === value) ? value : ''}
        onChange={(event) => onChange(event.target.value as Value | '')}
      >
        {all !== undefined && <option value="">{all}</option>}
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
