import { Input as AntdInput } from 'antd';
import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';

export interface InputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'color' | 'prefix' | 'size' | 'style' | 'value'> {
  ref?: RefCallback<HTMLInputElement> | undefined;
  value?: string;
  /** 40 or 48 px high. */
  size?: 'medium' | 'large';
  /** Stands in the box before what is typed. */
  prefix?: ReactNode;
  /** Stands in the box after what is typed. */
  suffix?: ReactNode;
  /** A ground of its own, for what is there to read only. */
  isFilled?: boolean;
}

/** A line to type into; red while `aria-invalid`. */
export function Input({ ref, size = 'medium', isFilled = false, ...props }: InputProps) {
  return (
    <AntdInput
      {...props}
      {...(ref && { ref: (input) => ref(input?.input ?? null) })}
      size={size}
      variant={isFilled ? 'filled' : 'outlined'}
      status={props['aria-invalid'] ? 'error' : ''}
    />
  );
}
