import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';

import type { IntroductionTarget, IntroductionTargetKind } from '#contract/introductions.ts';
import { FoundSelect } from '#src/components/found-select.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { targetQuery, targetsQuery } from '../api.ts';
import type { RequestValues } from '../request-form.ts';
import styles from './target-field.module.css';

const kinds: Readonly<Record<string, string>> = {
  member: 'Members',
  technology: 'Technologies',
  company: 'Companies',
} satisfies Record<IntroductionTargetKind, string>;

/** The field for the target: found by name, each kind separately. */
export function TargetField({ control }: { control: Control<RequestValues> }) {
  const { field, fieldState } = useController({ control, name: 'target' });
  const [search, setSearch] = useState('');
  const found = useQuery(targetsQuery(useDelayed(search.trim())));
  const { data: chosen, isError: isGone } = useQuery(targetQuery(field.value));
  const error = fieldState.error?.message ?? (isGone ? 'This member, technology or company does not exist' : undefined);
  return (
    <FoundSelect
      label="Who would you like to meet?"
      hint="A member, or the people behind a technology or a company."
      error={error}
      placeholder="Type a name"
      search={search}
      onSearch={setSearch}
      found={groups(search.trim() === '' ? [] : (found.data ?? []))}
      isSearching={found.isFetching}
      isError={found.isError}
      none="No one has this name"
      chosen={chosen ? { value: keyOf(chosen), label: chosen.title } : null}
      chosenName={chosen?.title}
      onChoose={(next) => field.onChange(next?.value ?? '')}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

function keyOf({ kind, id }: IntroductionTarget): string {
  return `${kind}:${id}`;
}

function groups(targets: readonly IntroductionTarget[]) {
  return Object.entries(Object.groupBy(targets, ({ kind }) => kind)).map(([kind, ofKind]) => ({
    title: kinds[kind] ?? kind,
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
