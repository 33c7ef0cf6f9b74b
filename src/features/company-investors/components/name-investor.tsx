import { useState } from 'react';

import { itemGroups } from '#contract/items.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { Select } from '#src/components/select.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { type InvestorRef, useFoundInvestors, useInvestorLinks } from '../api.ts';

interface NameInvestorProps {
  companyId: number;
  /** The names in the rounds that are no record yet. */
  names: readonly string[];
  /** The member, who says to be the investor; `null` where the company says who it is. */
  self: InvestorRef | null;
  onClose: () => void;
}

interface Chosen {
  /** Kind and number, such as `member:3`. */
  value: string;
  label: string;
}

/** Says which member or company an investor of a company is; the other side is asked to confirm. */
export function NameInvestor({ companyId, names, self, onClose }: NameInvestorProps) {
  const [name, setName] = useState(names.length === 1 ? names[0] : undefined);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problems, setProblems] = useState<{ name?: string; record?: string }>({});
  const { agree } = useInvestorLinks(companyId);
  const submit = () => {
    const ref = self ?? (chosen && refOf(chosen));
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
    <AntdProvider>
      <Dialog title={self ? 'Which investor are you?' : 'Who is this investor?'} onClose={onClose}>
        <DialogForm
          onSubmit={async (event) => {
            event?.preventDefault();
            submit();
          }}
        >
          <FormField label="Investor" error={problems.name}>
            {(tied) => (
              <Select<string | undefined>
                {...tied}
                options={names.map((one) => ({ value: one, label: one }))}
                value={name}
                chosen={name === undefined ? 'Nobody chosen' : `Chosen: ${name}`}
                isRequired
                placeholder="As the rounds name it"
                onChange={(next) => {
                  setName(next);
                  setProblems({});
                }}
              />
            )}
          </FormField>
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
          <DialogActions>
            <Button size="large" onClick={onClose}>
              Cancel
            </Button>
            <Button size="large" kind="primary" type="submit" isLoading={agree.isPending}>
              Ask to confirm
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </AntdProvider>
  );
}

interface RecordFieldProps {
  error: string | undefined;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}

/** A member or a company, found by name. */
function RecordField({ error, chosen, onChoose }: RecordFieldProps) {
  const [search, setSearch] = useState('');
  const typed = useDelayed(search.trim());
  const { found, isFetching, isError } = useFoundInvestors(typed);
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return (
    <FormField label="Member or company on CARDI" error={error}>
      {(tied) => (
        <Select<Chosen | null>
          {...tied}
          showSearch={{ filterOption: false, onSearch: setSearch, searchValue: search }}
          options={[...byKind].map(([kind, hits]) => ({
            label: itemGroups[kind],
            title: itemGroups[kind],
            options: hits.map(({ id, title, detail }) => ({
              value: `${kind}:${id}`,
              label: detail ? `${title}, ${detail}` : title,
            })),
          }))}
          value={chosen}
          labelInValue
          chosen={chosen ? `Chosen: ${chosen.label}` : 'Nobody chosen'}
          isRequired
          placeholder="Type a name"
          loading={isFetching}
          notFoundContent={hint(typed, isFetching, isError)}
          onChange={(next) => {
            onChoose(next);
            setSearch('');
          }}
        />
      )}
    </FormField>
  );
}

function refOf({ value }: Chosen): InvestorRef {
  const [kind, id] = value.split(':');
  return { kind: kind === 'company' ? 'company' : 'member', id: Number(id) };
}

function hint(typed: string, isSearching: boolean, isError: boolean): string {
  if (typed === '') return 'Type a name';
  if (isSearching) return 'Searching…';
  return isError ? 'The search failed. Please try again.' : 'Nobody has this name';
}
