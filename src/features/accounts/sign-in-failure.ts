import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** Whether the password was right and the code of the second factor is missing or wrong. */
export function isSecondFactorAsked(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'second_factor_required';
}

const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.status === 403 ? error.body?.message : undefined;

/** The message after a failed sign-in (rule sign-in). A suspended account and too many codes have different ones. */
export function toastSignInFailure(error: unknown): void {
  toast({
    variant: 'destructive',
    title: 'Sign in failed',
    description: refusalOf(error) ?? 'Invalid username or password. Please try again.',
  });
}

/** What stays in the form after the message has gone; nothing where the server was not reached. */
export function signInProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return refusalOf(error) ?? (error.status === 401 ? 'This password does not belong to this username.' : undefined);
}
