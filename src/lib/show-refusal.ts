import { toast } from '#src/stores/toasts.ts';
import { ApiError } from './api-error.ts';

/** Says why a step could not be taken: the server's own sentence where it refused. */
export function showRefusal(error: unknown): void {
  showRefusalAs('Something went wrong', error);
}

/** The same below a title of its own. */
export function showRefusalAs(title: string, error: unknown): void {
  const refusal = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined;
  toast({ variant: 'destructive', title, description: refusal ?? 'Please try again in a moment.' });
}
