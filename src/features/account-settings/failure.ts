import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** The toast of a failed call: the server's sentence where it has one that helps, else that one may try again. */
export function toastFailure(title: string, error: unknown): void {
  const isTold = error instanceof ApiError && [401, 403, 409, 429, 503].includes(error.status);
  toast({
    variant: 'destructive',
    title,
    description: (isTold && error.body?.message) || 'Please try again in a moment.',
  });
}
