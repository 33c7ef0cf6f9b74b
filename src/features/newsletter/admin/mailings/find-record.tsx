import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { itemGroups } from '#contract/items.ts';
import { type MailingKind, mailingKinds } from '#contract/newsletter-mailings.ts';
import { searchEverything, searchMaxLength } from '#contract/search.ts';
import { FoundSelect } from '#src/components/found-select.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import type { BlockValues } from './mailing-form.ts';

type Chosen = Pick<BlockValues, 'kind' | 'recordId' | 'title'>;

interface FindRecordProps {
  /** Records that need not be found any more. */
  chosen: readonly Pick<BlockValues, 'kind' | 'recordId'>[];
  /** Whether there are as many as there may be. */
  isFull: boolean;
  error: string | undefined;
  onChoose: (record: Chosen) => void;
}

/** Finds a public record by its name, to put it into a mailing. */
export function FindRecord({ chosen, isFull, error, onChoose }: FindRecordProps) {
  const [search, setSearch] = useState('');
  const typed = useDelayed(search.trim().slice(0, searchMaxLength));
  const { data, isFetching, isError } = useQuery({
    ...queryOf(searchEverything, { query: { q: typed } }, keepsPrevious),
    enabled: typed !== '',
  });
  const groups = typed === '' ? [] : (data?.groups ?? []);
  const found = groups.flatMap(({ kind, hits }) => {
    if (!isMailingKind(kind)) return [];
    const others = hits.filter(({ id }) => !chosen.some((one) => one.kind === kind && one.recordId === id));
    const options = others.map(({ id, title }) => ({ id, value: `${kind}:${id}`, label: title }));
    return options.length === 0 ? [] : [{ kind, title: itemGroups[kind], options }];
  });
  return (
    <FoundSelect
      label="Add a record"
      error={error}
      placeholder={isFull ? 'This mailing has as many records as it can' : 'Type a name'}
      search={search}
      onSearch={setSearch}
      found={isFull ? [] : found}
      isSearching={isFetching}
      isError={isError}
      none="No public record has this name"
      chosen={null}
      onChoose={(next) => {
        if (!next) return;
        const group = found.find(({ options }) => options.some(({ value }) => value === next.value));
        const option = group?.options.find(({ value }) => value === next.value);
        if (group && option) onChoose({ kind: group.kind, recordId: option.id, title: option.label });
      }}
    />
  );
}

function isMailingKind(kind: string): kind is MailingKind {
  return mailingKinds.some((each) => each === kind);
}
