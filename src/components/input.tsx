import { Input as AntdInput } from 'antd';
import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';

export interface InputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'color' | 'prefix' | 'size' | 'style' | 'value'> {
  ref?: RefCallback<HTMLInputElement> | undefined;
  value?: string;
  /** 40 or 48 px high. */
  size?: 'medium' | 'large';
  /** Shown in the box before the text. */
  prefix?: ReactNode;
  /** Shown in the box after the text. */
  suffix?: ReactNode;
  /** A different background for read-only text. */
  isFilled?: boolean;
}

/** A single-line input; red while `aria-invalid`. */
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
