import type { RefCallback, TextareaHTMLAttributes } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './input.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'style' | 'value'> {
  ref?: RefCallback<HTMLTextAreaElement> | undefined;
  value?: string;
  /** The size of the text. */
  size?: 'medium' | 'large';
  /** A different background for read-only text. */
  isFilled?: boolean;
}

/** A multi-line input; red while `aria-invalid`. */
export function TextArea({ size = 'medium', isFilled = false, className, ...props }: TextAreaProps) {
  const box = classNames(styles.box, styles[size], styles.lines, isFilled && styles.filled, className);
  return <textarea {...props} className={box} />;
}
