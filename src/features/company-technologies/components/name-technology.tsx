import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { type TechnologyUse, technologyUses } from '#contract/company-technologies.ts';
import { listTechnologies } from '#contract/technologies.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { type FoundRecord, FoundSelect } from '#src/components/found-select.tsx';
import { RadioGroup } from '#src/components/radio-group.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import { useSetUse } from '../api.ts';

interface NameTechnologyProps {
  companyId: number;
  onClose: () => void;
}

/** The owner of a company, or an admin, names a technology of others that the company uses or develops. */
export function NameTechnology({ companyId, onClose }: NameTechnologyProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
  const [use, setUse] = useState<TechnologyUse>('uses');
  const [problem, setProblem] = useState<string>();
  const typed = useDelayed(search.trim());
  const { data, isFetching, isError } = useQuery({
    ...queryOf(listTechnologies, { query: { search: typed, limit: '10' } }, keepsPrevious),
    enabled: typed !== '',
  });
  const found = typed === '' ? [] : (data?.items ?? []);
  const { mutate, isPending } = useSetUse();
  const submit = () => {
    if (!chosen) return setProblem('Please choose a technology');
    mutate(
      { companyId, technologyId: Number(chosen.value), use },
      { onSuccess: onClose, onError: (error) => setProblem(refusalOf(error)) },
    );
  };
  return (
    <Dialog title="Name a technology" onClose={onClose}>
      <DialogForm
        onSubmit={async (event) => {
          event?.preventDefault();
          submit();
        }}
      >
        <FoundSelect
          label="Technology"
          error={problem}
          placeholder="Type a name"
          search={search}
          onSearch={setSearch}
          found={found.map(({ id, name, companyName }) => ({
            value: String(id),
            label: companyName === null ? name : `${name}, ${companyName}`,
          }))}
          isSearching={isFetching}
          isError={isError}
          none="No technology has this name"
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setProblem(undefined);
          }}
        />
        <FormField label="What the company does with it">
          {(tied) => (
            <RadioGroup
              {...tied}
              label="What the company does with it"
              choices={choicesOf(technologyUses)}
              value={use}
              onChange={setUse}
            />
          )}
        </FormField>
        <FormActions submit="Save" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
