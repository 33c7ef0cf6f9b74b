import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import type { List } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useDeleteList, useEndSharing } from '../api.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog, type SharedList } from './share-dialog.tsx';

/** The owner shares, renames and deletes a list; others leave it. */
export function ListActions({ list }: { list: SharedList }) {
  return list.access === 'owner' ? <OwnerActions list={list} /> : <LeaveButton list={list} />;
}

function OwnerActions({ list }: { list: SharedList }) {
  const navigate = useNavigate();
  const remove = useDeleteList(list);
  const [open, setOpen] = useState<'share' | 'rename'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen('share')}>
        Share
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('rename')}>
        Rename
      </Button>
      <ConfirmButton
        label="Delete"
        name={`Delete the list ${list.name}`}
        question={{
          title: `Delete “${list.name}”?`,
          text:
            list.people > 0
              ? 'Those you share it with lose it, too. The records themselves stay.'
              : 'The records themselves stay.',
          submit: 'Delete the list',
        }}
        isDanger
        isLarge
        isDisabled={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess() {
              toast({ title: 'List deleted', description: list.name });
              void navigate(paths.lists);
            },
            onError: showRefusal,
          })
        }
      />
      {open === 'share' && <ShareDialog list={list} onClose={close} />}
      {open === 'rename' && <RenameDialog list={list} onClose={close} />}
    </>
  );
}

function LeaveButton({ list }: { list: List }) {
  const navigate = useNavigate();
  const ownId = useCurrentUser().user?.id;
  const leave = useEndSharing(list);
  return (
    <ConfirmButton
      label="Leave"
      name={`Leave the list ${list.name}`}
      question={{
        title: `Leave “${list.name}”?`,
        text: `${list.owner?.name ?? 'Its owner'} can share it with you again. Records that you added stay.`,
        submit: 'Leave the list',
      }}
      isLarge
      isDisabled={leave.isPending || ownId === undefined}
      onConfirm={() =>
        ownId !== undefined &&
        leave.mutate(ownId, {
          onSuccess() {
            toast({ title: 'You left the list', description: list.name });
            void navigate(paths.lists);
          },
          onError: showRefusal,
        })
      }
    />
  );
}
