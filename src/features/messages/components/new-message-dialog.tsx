import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import type { MemberSummary } from '#contract/members.ts';
import { Dialog } from '#src/components/dialog.tsx';
import { FoundSelect } from '#src/components/found-select.tsx';
import { useRecipients } from '../recipients.ts';

/** Finds the member to write to; the page of messages then says whether the user may. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { connections, others, isSearching, isError } = useRecipients(search);
  const groups = [
    { title: 'Your connections', options: connections.map(optionOf) },
    { title: 'Other members', options: others.map(optionOf) },
  ];
  return (
    <Dialog title="New message" onClose={onClose}>
      <FoundSelect
        label="To"
        error={undefined}
        placeholder="Type a name"
        search={search}
        onSearch={setSearch}
        found={groups.filter(({ options }) => options.length > 0)}
        isSearching={isSearching}
        isError={isError}
        none="No member has this name"
        chosen={null}
        onChoose={(chosen) => {
          if (!chosen) return;
          onClose();
          void navigate(`${paths.messages}?to=${chosen.value}`);
        }}
      />
    </Dialog>
  );
}

function optionOf({ id, name, title, organization }: MemberSummary) {
  return { value: String(id), label: [name, title, organization].filter(Boolean).join(', ') };
}
