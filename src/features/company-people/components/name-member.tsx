import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { TeamMember } from '#contract/companies.ts';
import { listMembers } from '#contract/members.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { type FoundRecord, FoundSelect } from '#src/components/found-select.tsx';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import { toast } from '#src/stores/toasts.ts';
import { usePeople, usePlaces } from '../api.ts';

interface NameMemberProps {
  companyId: number;
  teamMember: TeamMember;
  onClose: () => void;
}

/** The owner of a company names the member who a person of its team is; that member is asked. */
export function NameMember({ companyId, teamMember, onClose }: NameMemberProps) {
  const [search, setSearch] = useState(teamMember.name);
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
  const [problem, setProblem] = useState<string>();
  const typed = useDelayed(search.trim());
  const { data, isFetching, isError } = useQuery({
    ...queryOf(listMembers, { query: { search: typed, limit: '10' } }, keepsPrevious),
    enabled: typed !== '',
  });
  const found = typed === '' ? [] : (data?.items ?? []);
  const { agree } = usePlaces(companyId);
  const people = usePeople(companyId).data;
  const submit = () => {
    if (!chosen) return setProblem('Please choose a member');
    const memberId = Number(chosen.value);
    // Who has said to work here keeps the role that they said: with another one they would be asked again.
    const isKnown = [...(people?.items ?? []), ...(people?.waiting ?? [])].some(({ id }) => id === memberId);
    agree.mutate(
      { memberId, role: isKnown ? null : teamMember.title, teamMemberId: teamMember.id },
      {
        onSuccess({ agreedBy }) {
          toast(agreedBy === 'both' ? { title: 'Confirmed' } : { title: 'The member is asked to confirm' });
          onClose();
        },
        onError: (error) => setProblem(refusalOf(error)),
      },
    );
  };
  return (
    <Dialog title={`Who is ${teamMember.name}?`} onClose={onClose}>
      <DialogForm
        onSubmit={async (event) => {
          event?.preventDefault();
          submit();
        }}
      >
        <FoundSelect
          label="Member"
          error={problem}
          placeholder="Type a name"
          search={search}
          onSearch={setSearch}
          found={found.map(({ id, name, title, organization }) => ({
            value: String(id),
            label: [name, title, organization].filter(Boolean).join(', '),
          }))}
          isSearching={isFetching}
          isError={isError}
          none="No member has this name"
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setProblem(undefined);
          }}
        />
        <p>The member is asked to confirm. Others see it once they have.</p>
        <FormActions submit="Ask to confirm" isBusy={agree.isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
