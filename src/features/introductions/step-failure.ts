import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** Says why a step could not be taken: the server's own sentence where it refused. */
export function showStepFailure(error: unknown): void {
  const refusal = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined;
  toast({
    variant: 'destructive',
    title: 'That did not work',
    description: refusal ?? 'Please try again in a moment.',
  });
}
