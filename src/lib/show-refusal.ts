import { toast } from '#src/stores/toasts.ts';
import { ApiError, Waiting } from './api-error.ts';

/** Shows why an action failed: the server's own message if the server refused it. */
export function showRefusal(error: unknown): void {
  showRefusalAs('Something went wrong', error);
}

/** The same with a title. */
export function showRefusalAs(title: string, error: unknown): void {
  if (error instanceof Waiting) return;
  const refusal = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined;
  toast({ variant: 'destructive', title, description: refusal ?? 'Please try again in a moment.' });
}
