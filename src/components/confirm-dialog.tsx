import { Button } from './button.tsx';

import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  submit: string;
  /** What the way out is called; `Cancel` where that could mean the thing itself. */
  keep?: string;
  /** It destroys something, or cannot be taken back. */
  isDanger?: boolean;
  isBusy?: boolean;
  isOpen?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before something is done that others will notice or that cannot be taken back. */
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
