import { useId } from 'react';

import styles from './filter-select.module.css';
import { Select } from './select.tsx';

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

/** A filter with one choice of several. */
export function FilterSelect<Value extends string>({
  label,
  all,
  isCompact = false,
  value,
  choices,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId();
  const isChosen = all !== undefined && value !== '';
  return (
    <div className={isChosen ? styles.chosen : styles.filter}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Select
        id={id}
        isCompact={isCompact}
        value={value}
        choices={choices}
        {...(all !== undefined && { empty: all, cleared: all })}
        onChange={(next) => onChange(next as Value | '')}
      />
    </div>
  );
}
