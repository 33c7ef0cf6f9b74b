import { Button } from '#src/components/button.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import type { useAccept } from '../api.ts';

interface StepButtonProps {
  step: Pick<ReturnType<typeof useAccept>, 'mutate' | 'isPending'>;
  label: string;
  /** In its place while the step is under way. */
  pendingLabel: string;
  /** The toast of success. */
  done: { title: string; description: string };
  isPrimary?: boolean;
  /** While this step or another one is under way. */
  isBusy: boolean;
}

/** Takes a step of an introduction that needs nothing but a press, and says what came of it. */
export function StepButton({ step, label, pendingLabel, done, isPrimary = false, isBusy }: StepButtonProps) {
  return (
    <Button
      size="large"
      kind={isPrimary ? 'primary' : 'secondary'}
      disabled={isBusy}
      onClick={() => step.mutate(null, { onSuccess: () => toast(done), onError: showRefusal })}
    >
      {step.isPending ? pendingLabel : label}
    </Button>
  );
}
