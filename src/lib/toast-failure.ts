import { toast } from '#src/stores/toasts.ts';
import { ApiError, Waiting } from './api-error.ts';

/** The toast for a failed call: the server's message if it helps, otherwise the advice to try again. */
export function toastFailure(title: string, error: unknown): void {
  if (error instanceof Waiting) return;
  const isTold = error instanceof ApiError && [401, 403, 409, 429, 503].includes(error.status);
  toast({
    variant: 'destructive',
    title,
    description: (isTold && error.body?.message) || 'Please try again in a moment.',
  });
}
