import { type ReactNode, useRef } from 'react';

import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  isOn: boolean;
  /** Called with the new state: a second click turns the chip off. */
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
  /** The label before the chips. */
  label: string;
  children: ReactNode;
}

/** A row of chips with a label. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ChipRow>{children}</ChipRow>
    </div>
  );
}

interface ChipRowProps {
  /** The accessible name of the chips, if no surrounding element has one. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Chips in a row. On a narrow screen the row scrolls sideways, starting with the chosen chip in view. */
export function ChipRow({ label, className, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useChosenInView(row, '[aria-pressed=true]');
  return (
    <div
      ref={row}
      {...(label && { role: 'group', 'aria-label': label })}
      className={classNames(styles.chips, className)}
    >
      {children}
    </div>
  );
}
