import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** Whether the password was right and the code of the second factor is missing or wrong. */
export function isSecondFactorAsked(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'second_factor_required';
}

/** The message after a failed sign-in (rule sign-in). A suspended account and too many codes have different ones. */
export function toastSignInFailure(error: unknown): void {
  const told = error instanceof ApiError && error.status === 403 ? error.body?.message : undefined;
  toast({
    variant: 'destructive',
    title: 'Sign in failed',
    description: told ?? 'Invalid username or password. Please try again.',
  });
}
