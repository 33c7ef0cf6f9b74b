import { Button } from './button.tsx';

import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** Explains the consequences. */
  text: string;
  submit: string;
  /** The label of the button that cancels. */
  keep?: string;
  /** Whether the action destroys something or cannot be undone. */
  isDanger?: boolean;
  isBusy?: boolean;
  isOpen?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A confirmation before an action that others will notice or that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  submit,
  keep = 'Cancel',
  isDanger = false,
  isBusy = false,
  isOpen = true,
  onSubmit,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          {keep}
        </Button>
        <Button size="large" kind="primary" isDanger={isDanger} disabled={isBusy} onClick={onSubmit}>
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
