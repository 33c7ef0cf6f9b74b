import type { ReactNode, RefCallback } from 'react';

import { FormField } from './form-field.tsx';
import { SearchSelect } from './search-select.tsx';

/** A record by its key, such as `member:3`, with what is shown of it. */
export interface FoundRecord {
  value: string;
  label: ReactNode;
}

interface FoundGroup {
  title: string;
  options: readonly FoundRecord[];
}

interface FoundSelectProps {
  label: string;
  /** What can be found. */
  hint?: string | undefined;
  error: string | undefined;
  placeholder: string;
  /** The text in the field, which the records are found by. */
  search: string;
  onSearch: (text: string) => void;
  /** Records with this name; of several kinds in groups. */
  found: readonly FoundRecord[] | readonly FoundGroup[];
  isSearching: boolean;
  isError: boolean;
  /** What is said where nothing is found. */
  none: string;
  chosen: FoundRecord | null;
  /** The name of the chosen record for screen readers, where its label is more than a text. */
  chosenName?: string | undefined;
  onChoose: (chosen: FoundRecord | null) => void;
  onBlur?: () => void;
  ref?: RefCallback<unknown>;
}

/** A field for one record, which is found by its name while one types. */
export function FoundSelect(props: FoundSelectProps) {
  const { label, hint, error, placeholder, search, onSearch, found, isSearching, isError, none } = props;
  const { chosen, onChoose, onBlur, ref } = props;
  const { chosenName = typeof chosen?.label === 'string' ? chosen.label : undefined } = props;
  return (
    <FormField label={label} hint={hint} error={error}>
      {(tied) => (
        <SearchSelect<FoundRecord | null>
          {...tied}
          search={search}
          onSearch={onSearch}
          options={found.map((one) =>
            'options' in one ? { label: one.title, title: one.title, options: [...one.options] } : one,
          )}
          value={chosen}
          labelInValue
          chosen={chosenName}
          isRequired
          placeholder={placeholder}
          loading={isSearching}
          notFoundContent={answer()}
          onChange={onChoose}
          {...(onBlur && { onBlur })}
          {...(ref && { ref })}
        />
      )}
    </FormField>
  );

  function answer(): string {
    if (search.trim() === '') return 'Type a name';
    if (isSearching) return 'Searching…';
    return isError ? 'The search failed. Please try again.' : none;
  }
}
