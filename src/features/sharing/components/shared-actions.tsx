import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useChangeOf } from '../api.ts';
import type { Shared, SharedKind } from '../kind.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface SharedActionsProps<Access extends string> {
  kind: SharedKind<Access>;
  shared: Shared<Access>;
}

/** The owner shares, renames and deletes it; others leave it. */
export function SharedActions<Access extends string>(props: SharedActionsProps<Access>) {
  return props.shared.access === 'owner' ? <OwnerActions {...props} /> : <LeaveButton {...props} />;
}

function OwnerActions<Access extends string>({ kind, shared }: SharedActionsProps<Access>) {
  const { noun } = kind;
  const navigate = useNavigate();
  const remove = useChangeOf(kind.shownBy, () => kind.remove(shared.id));
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
        name={`Delete the ${noun} ${shared.name}`}
        question={{
          title: `Delete “${shared.name}”?`,
          text:
            shared.people > 0
              ? 'Those you share it with lose it, too. The records themselves stay.'
              : 'The records themselves stay.',
          submit: `Delete the ${noun}`,
        }}
        isDanger
        isLarge
        isDisabled={remove.isPending}
        // From the promise: the page may learn that its record is gone, and end, before the answer.
        onConfirm={() =>
          void remove.mutateAsync(undefined).then(() => {
            toast({ title: noun === 'list' ? 'List deleted' : 'Pipeline deleted', description: shared.name });
            void navigate(kind.home);
          }, showRefusal)
        }
      />
      {open === 'share' && <ShareDialog kind={kind} shared={shared} onClose={close} />}
      {open === 'rename' && <RenameDialog kind={kind} shared={shared} onClose={close} />}
    </>
  );
}

function LeaveButton<Access extends string>({ kind, shared }: SharedActionsProps<Access>) {
  const { noun } = kind;
  const navigate = useNavigate();
  const ownId = useCurrentUser().user?.id;
  const leave = useChangeOf(kind.shownBy, (memberId: number) => kind.unshare(shared.id, memberId));
  return (
    <ConfirmButton
      label="Leave"
      name={`Leave the ${noun} ${shared.name}`}
      question={{
        title: `Leave “${shared.name}”?`,
        text: `${shared.owner?.name ?? 'Its owner'} can share it with you again. ${kind.contents} that you added stay.`,
        submit: `Leave the ${noun}`,
      }}
      isLarge
      isDisabled={leave.isPending || ownId === undefined}
      onConfirm={() =>
        ownId !== undefined &&
        void leave.mutateAsync(ownId).then(() => {
          toast({ title: `You left the ${noun}`, description: shared.name });
          void navigate(kind.home);
        }, showRefusal)
      }
    />
  );
}
