import { DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';

import styles from './choice-select.module.css';
import type { FieldControl } from './form-field.tsx';

interface ChoiceSelectProps extends FieldControl {
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  choices: readonly { value: string; label: string }[];
  placeholder: string;
  isRequired?: boolean;
  isLoading?: boolean;
}

/** Takes a choice back: by pointer, keyboard and touch alike, which a small cross in the corner is not. */
const none = { value: '', label: 'Not specified' };

/**
 * Ant Design's select as a form control. It shows the choice beside its input, where a screen reader
 * does not look: the description says it. Options are real elements, as lists here are short.
 */
export function ChoiceSelect({
  id,
  value,
  onChange,
  choices,
  placeholder,
  isRequired = false,
  isLoading = false,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
  onBlur,
}: ChoiceSelectProps) {
  const chosen = choices.find((choice) => choice.value === value);
  const chosenId = `${id}-chosen`;
  return (
    <>
      <Select
        id={id}
        size="large"
        // As large as the inputs beside it, in text and height.
        style={{ fontSize: 16, minHeight: 48 }}
        suffixIcon={<DownOutlined aria-hidden="true" />}
        classNames={{ popup: { root: styles.popup } }}
        virtual={false}
        showSearch={{ optionFilterProp: 'label' }}
        options={isRequired ? [...choices] : [none, ...choices]}
        value={chosen?.value ?? null}
        placeholder={placeholder}
        loading={isLoading}
        status={isInvalid ? 'error' : ''}
        notFoundContent={isLoading ? 'Loading…' : 'No match'}
        onChange={(next: string | null) => onChange(next ?? '')}
        {...(onBlur && { onBlur })}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-describedby={[chosenId, describedBy].filter(Boolean).join(' ')}
      />
      <span id={chosenId} className="visually-hidden">
        {chosen ? `Chosen: ${chosen.label}` : 'Nothing chosen'}
      </span>
    </>
  );
}
