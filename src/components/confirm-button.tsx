import { useState } from 'react';
import { Button } from './button.tsx';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  /** The object of the action, for people who hear only the button: `Remove Solar Wire`. */
  name: string;
  /** The question, and what will happen. */
  question: { title: string; text: string; submit: string; keep?: string };
  isDanger?: boolean;
  /** What one comes for. */
  isPrimary?: boolean;
  /** Beside buttons of the usual size, in place of a row's small ones. */
  isLarge?: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
}

/** A button in a row that asks before it acts. */
export function ConfirmButton({
  label,
  name,
  question,
  isDanger = false,
  isPrimary = false,
  isLarge = false,
  isDisabled = false,
  onConfirm,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size={isLarge ? 'medium' : 'small'}
        kind={isPrimary ? 'primary' : 'secondary'}
        isDanger={isDanger}
        disabled={isDisabled}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...question}
          isDanger={isDanger}
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}
