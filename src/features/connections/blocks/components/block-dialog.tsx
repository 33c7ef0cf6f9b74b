import { Button } from '#src/components/button.tsx';

import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { toast } from '#src/stores/toasts.ts';
import { useSetBlocked } from '../api.ts';

export interface BlockDialogProps {
  memberId: number;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms a block and explains its effect. */
export function BlockDialog({ memberId, name, isOpen, onClose }: BlockDialogProps) {
  const { mutate, isPending } = useSetBlocked(memberId);
  return (
    <Dialog title={`Block ${name}?`} isOpen={isOpen} onClose={onClose}>
      <p>
        You can no longer write to each other, connect or be introduced, and a connection between you ends. {name} is
        not notified. You can unblock them at any time.
      </p>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="large"
          isDanger
          kind="primary"
          disabled={isPending}
          onClick={() =>
            mutate(true, {
              onSuccess() {
                toast({ title: `${name} is blocked`, description: 'You can unblock them at any time.' });
                onClose();
              },
              onError: showBlockFailure,
            })
          }
        >
          {isPending ? 'Blocking...' : 'Block'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function showBlockFailure(): void {
  toast({ variant: 'destructive', title: 'Something went wrong', description: 'Please try again in a moment.' });
}
