import { useState } from 'react';
import { Button } from './button.tsx';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  /** The object of the action, for screen readers: `Remove Solar Wire`. */
  name: string;
  /** The question, with the consequences. */
  question: { title: string; text: string; submit: string; keep?: string };
  isDanger?: boolean;
  /** Whether this is the page's main action. */
  isPrimary?: boolean;
  /** For use beside buttons of the usual size, instead of the small size of rows. */
  isLarge?: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
}

/** A row's button that asks for a confirmation. */
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
