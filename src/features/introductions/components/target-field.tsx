import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Control, useController } from 'react-hook-form';

import type { IntroductionTarget } from '#contract/introductions.ts';
import { FormField } from '#src/components/form-field.tsx';
import { Select } from '#src/components/select.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { targetQuery, targetsQuery } from '../api.ts';
import type { RequestValues } from '../request-form.ts';
import styles from './target-field.module.css';

const kinds = { member: 'Members', technology: 'Technologies' } as const;

/** The field for the target: found by name, members and technologies separately. */
export function TargetField({ control }: { control: Control<RequestValues> }) {
  const { field, fieldState } = useController({ control, name: 'target' });
  const [search, setSearch] = useState('');
  const found = useQuery(targetsQuery(useDelayed(search.trim())));
  const { data: chosen, isError: isGone } = useQuery(targetQuery(field.value));
  const error = fieldState.error?.message ?? (isGone ? 'This member or technology does not exist' : undefined);
  return (
    <FormField label="Who would you like to meet?" error={error}>
      {(tied) => (
        <Select<{ value: string; label: ReactNode } | null>
          {...tied}
          showSearch={{ filterOption: false, onSearch: setSearch, searchValue: search }}
          options={groups(search.trim() === '' ? [] : (found.data ?? []))}
          value={chosen ? { value: keyOf(chosen), label: chosen.title } : null}
          labelInValue
          chosen={chosen ? `Chosen: ${chosen.title}` : 'Nobody chosen'}
          isRequired
          placeholder="A member or a technology"
          loading={found.isFetching}
          notFoundContent={hint(search.trim(), found.isFetching, found.isError)}
          onChange={(next) => {
            field.onChange(next?.value ?? '');
            setSearch('');
          }}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    </FormField>
  );
}

function keyOf({ kind, id }: IntroductionTarget): string {
  return `${kind}:${id}`;
}

function groups(targets: readonly IntroductionTarget[]) {
  return Object.entries(Object.groupBy(targets, ({ kind }) => kind)).map(([kind, ofKind]) => ({
    label: kinds[kind === 'technology' ? 'technology' : 'member'],
    title: kind,
    options: ofKind.map((target) => ({
      value: keyOf(target),
      label: (
        <span className={styles.option}>
          <span>{target.title}</span>
          {target.subtitle && <span className={styles.subtitle}>{target.subtitle}</span>}
        </span>
      ),
    })),
  }));
}

function hint(search: string, isSearching: boolean, isError: boolean): string {
  if (search === '') return 'Type a name';
  if (isSearching) return 'Searching…';
  return isError ? 'The search failed. Please try again.' : 'No one has this name';
}
