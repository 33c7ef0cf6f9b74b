import { useId } from 'react';

import styles from './filter-select.module.css';

interface FilterSelectProps {
  label: string;
  /** What the empty choice is called; left out where something is chosen always. */
  all?: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter with one choice of several, as a dropdown of the system: on a phone nothing is easier to use. */
export function FilterSelect({ label, all, value, choices, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        data-chosen={value !== ''}
        value={choices.some((choice) => choice.value === value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
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
