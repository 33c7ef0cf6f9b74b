import { Button } from '#src/components/button.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import type { useAccept } from '../api.ts';

interface StepButtonProps {
  step: Pick<ReturnType<typeof useAccept>, 'mutateAsync' | 'isPending'>;
  label: string;
  /** The label while the step is under way. */
  pendingLabel: string;
  /** The toast of success. */
  done: { title: string; description: string };
  isPrimary?: boolean;
  /** While any step is in progress. */
  isBusy: boolean;
}

/** A button that takes a step of an introduction and reports the result. */
export function StepButton({ step, label, pendingLabel, done, isPrimary = false, isBusy }: StepButtonProps) {
  return (
    <Button
      size="large"
      kind={isPrimary ? 'primary' : 'secondary'}
      disabled={isBusy}
      // From the promise: the introduction may come anew, without this step, before the answer.
      onClick={() => void step.mutateAsync(null).then(() => toast(done), showRefusal)}
    >
      {step.isPending ? pendingLabel : label}
    </Button>
  );
}
