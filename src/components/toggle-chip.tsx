import type { ReactNode } from 'react';

import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  isOn: boolean;
  /** Called with what a click makes of it: a second click takes the choice back. */
  onToggle: (isOn: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** A filter that is on or off. */
export function ToggleChip({ isOn, onToggle, icon, children }: ToggleChipProps) {
  return (
    <button type="button" aria-pressed={isOn} className={styles.chip} onClick={() => onToggle(!isOn)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}

interface ChipGroupProps {
  /** What the chips choose, shown before them. */
  label: string;
  children: ReactNode;
}

/** Chips in a row; on a narrow screen the row scrolls sideways instead of growing down. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}
