import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './input.module.css';

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
export function Input({ size = 'medium', isFilled = false, prefix, suffix, className, ...props }: InputProps) {
  const box = classNames(styles.box, styles[size], isFilled && styles.filled, className);
  if (prefix === undefined && suffix === undefined) return <input {...props} className={box} />;
  return (
    <span className={classNames(box, styles.around)}>
      {prefix}
      <input {...props} className={styles.text} />
      {suffix}
    </span>
  );
}
