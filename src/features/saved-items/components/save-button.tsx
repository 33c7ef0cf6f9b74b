import { HeartFilled, HeartOutlined } from '@ant-design/icons';

import type { SavableKind } from '#contract/items.ts';
import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { useSaved } from '../api.ts';

interface SaveButtonProps {
  kind: SavableKind;
  id: number;
  /** The labels of the button before and after. */
  labels?: { save: string; saved: string };
  /** Only the heart, for cards and rows; the label is still read out. */
  isCompact?: boolean;
  isWide?: boolean;
}

/** Saves or unsaves a record (rule saved-items). Needs an account. */
export function SaveButton({
  kind,
  id,
  labels = { save: 'Save', saved: 'Saved' },
  isCompact = false,
  isWide = false,
}: SaveButtonProps) {
  const { isSaved, isPending, isWaiting, setSaved } = useSaved(kind, id);
  const asMember = useMemberAction();
  const label = isSaved ? labels.saved : labels.save;
  const toggle = () =>
    asMember(() =>
      setSaved(!isSaved, {
        onError: (error) => {
          if (error instanceof Waiting) return;
          toast({
            variant: 'destructive',
            title: 'This could not be saved',
            description:
              error instanceof ApiError && error.status === 409 && error.body
                ? error.body.message
                : 'Please try again in a moment.',
          });
        },
      }),
    );
  const heart = isSaved ? <HeartFilled aria-hidden="true" /> : <HeartOutlined aria-hidden="true" />;
  if (isCompact) {
    return (
      <IconButton label={label} aria-pressed={isSaved} disabled={isPending} onClick={toggle}>
        {heart}
        {isWaiting && <WaitingMark isCompact />}
      </IconButton>
    );
  }
  return (
    <Button
      isWide={isWide}
      size={isWide ? 'large' : 'medium'}
      aria-pressed={isSaved}
      disabled={isPending}
      onClick={toggle}
    >
      {heart} {label} {isWaiting && <WaitingMark isCompact />}
    </Button>
  );
}
