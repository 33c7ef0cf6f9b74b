import { useId } from 'react';

import { type ListingType, listingTypes } from '#contract/listings.ts';
import { typeIcons } from './type-badge.tsx';
import styles from './type-picker.module.css';

interface TypePickerProps {
  value: ListingType;
  onChange: (type: ListingType) => void;
  error?: string | undefined;
}

const types = Object.entries(listingTypes) as [ListingType, string][];

/** The four kinds side by side (spec 2, section 2). One is always chosen, so these are radio buttons that look like tabs. */
export function TypePicker({ value, onChange, error }: TypePickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <span id={`${id}-label`} className="visually-hidden">
        Listing Type
      </span>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        className={styles.types}
      >
        {types.map(([type, label]) => (
          <label key={type} className={styles.type}>
            <input
              type="radio"
              name={`${id}-type`}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className={styles.radio}
            />
            <span className={styles.face}>
              {typeIcons[type]} {label}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
