import { Checkbox as AntdCheckbox } from 'antd';
import type { ReactNode, RefCallback } from 'react';

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement>;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  /** What ticking it means. */
  children: ReactNode;
}

/** A box to tick. */
export function Checkbox({ ref, isChecked, onChange, ...props }: CheckboxProps) {
  return (
    <AntdCheckbox
      {...props}
      {...(ref && { ref: (box) => ref(box?.input ?? null) })}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
