import { Input as AntdInput } from 'antd';
import type { RefCallback, TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'style' | 'value'> {
  ref?: RefCallback<HTMLTextAreaElement> | undefined;
  value?: string;
  /** Of the letters and the space around them. */
  size?: 'medium' | 'large';
  /** A ground of its own, for what is there to read only. */
  isFilled?: boolean;
}

/** Several lines to type into; red while `aria-invalid`. */
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
