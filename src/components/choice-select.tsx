import type { FieldControl } from './form-field.tsx';
import { FormSelect } from './form-select.tsx';

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

/** One of a few choices, found by typing. */
export function ChoiceSelect({
  value,
  onChange,
  choices,
  isRequired = false,
  isLoading = false,
  ...props
}: ChoiceSelectProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <FormSelect<string | null>
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      options={isRequired ? [...choices] : [none, ...choices]}
      value={chosen?.value ?? null}
      chosen={chosen ? `Chosen: ${chosen.label}` : 'Nothing chosen'}
      isRequired={isRequired}
      loading={isLoading}
      notFoundContent={isLoading ? 'Loading…' : 'No match'}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
