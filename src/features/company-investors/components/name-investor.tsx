import { useState } from 'react';

import { itemGroups } from '#contract/items.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { type FoundRecord, FoundSelect } from '#src/components/found-select.tsx';
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

/** Says which member or company an investor of a company is; the other side is asked to confirm. */
export function NameInvestor({ companyId, names, self, onClose }: NameInvestorProps) {
  const [name, setName] = useState(names.length === 1 ? names[0] : undefined);
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
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
