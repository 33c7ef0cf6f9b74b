import { Checkbox as AntdCheckbox } from 'antd';
import type { ReactNode, RefCallback } from 'react';

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

/** A checkbox. */
export function Checkbox({ ref, isChecked, isMixed = false, onChange, ...props }: CheckboxProps) {
  return (
    <AntdCheckbox
      {...props}
      {...(ref && { ref: (box) => ref(box?.input ?? null) })}
      checked={isChecked}
      indeterminate={isMixed}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
