import { Radio } from 'antd';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import type { FieldControl } from './form-field.tsx';

interface RadioGroupProps<Value extends string> extends FieldControl {
  /** The question, for screen readers. */
  label: string;
  value: Value | undefined;
  choices: readonly { value: Value; label: string }[];
  className?: string | undefined;
  onChange: (value: Value) => void;
}

/** One of a few choices, all of them visible. */
export function RadioGroup<Value extends string>({ label, choices, onChange, ...props }: RadioGroupProps<Value>) {
  return (
    <AntdProvider>
      <Radio.Group
        {...props}
        aria-label={label}
        options={[...choices]}
        onChange={(event) => onChange(event.target.value as Value)}
      />
    </AntdProvider>
  );
}
