import { Input as AntdInput } from 'antd';
import type { RefCallback, TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'style' | 'value'> {
  ref?: RefCallback<HTMLTextAreaElement> | undefined;
  value?: string;
  /** The size of text and padding. */
  size?: 'medium' | 'large';
  /** A different background for read-only text. */
  isFilled?: boolean;
}

/** A multi-line input; red while `aria-invalid`. */
export function TextArea({ ref, size = 'medium', isFilled = false, ...props }: TextAreaProps) {
  return (
    <AntdInput.TextArea
      {...props}
      {...(ref && { ref: (area) => ref(area?.resizableTextArea?.textArea ?? null) })}
      size={size}
      variant={isFilled ? 'filled' : 'outlined'}
      status={props['aria-invalid'] ? 'error' : ''}
    />
  );
}
