import { type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react';

import styles from './checkbox.module.css';

interface CheckboxProps {
  isChecked: boolean;
  /** Whether the checkbox represents several records and only some of them are selected. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement>;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  /** The label; without it, give an `aria-label`. */
  children?: ReactNode;
}

/** A checkbox, drawn without Ant Design: every card of a list has one. */
export function Checkbox({ ref, isChecked, isMixed = false, onChange, children, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // There is no attribute for it.
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.checkbox}>
      <input
        {...props}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
