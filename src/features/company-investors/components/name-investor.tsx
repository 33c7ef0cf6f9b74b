import { useState } from 'react';

import { itemGroups } from '#contract/items.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { type FoundRecord, FoundSelect } from '#src/components/found-select.tsx';
import { Select } from '#src/components/select.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { type InvestorRef, useInvestorLinks } from '../api.ts';
import { useFoundInvestors, useOwnCompanies } from '../search-api.ts';

interface NameInvestorProps {
  companyId: number;
  /** The names in the rounds that are no record yet. */
  names: readonly string[];
  /** The member, who says to be the investor, or that a company of theirs is; `null` where the company says who it is. */
  self: InvestorRef | null;
  onClose: () => void;
}

/** Says which member or company an investor of a company is; the other side is asked to confirm. */
export function NameInvestor({ companyId, names, self, onClose }: NameInvestorProps) {
  const [name, setName] = useState(names.length === 1 ? names[0] : undefined);
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
  const [problems, setProblems] = useState<{ name?: string; record?: string }>({});
  const { agree } = useInvestorLinks(companyId);
  const own = useOwnCompanies(self !== null).filter(({ id }) => id !== companyId);
  const [fund, setFund] = useState<number | null>(null);
  const submit = () => {
    const ref = self ? (fund === null ? self : ({ kind: 'company', id: fund } as const)) : chosen && refOf(chosen);
    if (name === undefined) return setProblems({ name: 'Please choose the investor' });
    if (!ref) return setProblems({ record: 'Please choose a member or a company' });
    agree.mutate(
      { ...ref, name },
      {
        onSuccess({ agreedBy }) {
          toast({ title: agreedBy === 'both' ? 'Confirmed' : 'The other side is asked to confirm' });
          onClose();
        },
        onError: (error) => setProblems({ [self ? 'name' : 'record']: refusalOf(error) }),
      },
    );
  };
  return (
    <Dialog title={self ? 'Which investor are you?' : 'Who is this investor?'} onClose={onClose}>
      <DialogForm
        onSubmit={async (event) => {
          event?.preventDefault();
          submit();
        }}
      >
        <FormField label="Investor" error={problems.name}>
          {(tied) => (
            <Select
              {...tied}
              choices={names.map((one) => ({ value: one, label: one }))}
              value={name ?? ''}
              empty="As the rounds name it"
              isRequired
              onChange={(next) => {
                setName(next);
                setProblems({});
              }}
            />
          )}
        </FormField>
        {own.length > 0 && (
          <OwnField
            companies={own}
            value={fund}
            onChange={(next) => {
              setFund(next);
              setProblems({});
            }}
          />
        )}
        {!self && (
          <RecordField
            error={problems.record}
            chosen={chosen}
            onChoose={(next) => {
              setChosen(next);
              setProblems({});
            }}
          />
        )}
        <p>The other side is asked to confirm. Others see it once it has.</p>
        <FormActions submit="Ask to confirm" isBusy={agree.isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}

interface OwnFieldProps {
  companies: readonly { id: number; name: string }[];
  /** `null`: the member. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The member, or one of the companies that the member owns. */
function OwnField({ companies, value, onChange }: OwnFieldProps) {
  const choices = [
    { value: myself, label: 'Myself' },
    ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormField label="Who has invested">
      {(tied) => (
        <Select
          {...tied}
          choices={choices}
          value={value === null ? myself : String(value)}
          isRequired
          onChange={(next) => onChange(next === myself ? null : Number(next))}
        />
      )}
    </FormField>
  );
}

const myself = 'myself';

interface RecordFieldProps {
  error: string | undefined;
  chosen: FoundRecord | null;
  onChoose: (chosen: FoundRecord | null) => void;
}

/** A member or a company, found by name. */
function RecordField(props: RecordFieldProps) {
  const [search, setSearch] = useState('');
  const { found, isFetching, isError } = useFoundInvestors(useDelayed(search.trim()));
  return (
    <FoundSelect
      {...props}
      label="Member or company on CARDI"
      placeholder="Type a name"
      search={search}
      onSearch={setSearch}
      found={[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, hits]) => ({
        title: itemGroups[kind],
        options: hits.map(({ id, title, detail }) => ({
          value: `${kind}:${id}`,
          label: detail ? `${title}, ${detail}` : title,
        })),
      }))}
      isSearching={isFetching}
      isError={isError}
      none="Nobody has this name"
    />
  );
}

function refOf({ value }: FoundRecord): InvestorRef {
  const [kind, id] = value.split(':');
  return { kind: kind === 'company' ? 'company' : 'member', id: Number(id) };
}
