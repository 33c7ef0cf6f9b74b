import { useMutation, useQueryClient } from '@tanstack/react-query';

import { forgotPassword, resetPassword } from '#contract/accounts.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { currentUserQuery } from './current-user.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof forgotPassword>['body']) => call(forgotPassword, { body }),
  });
}

/** Sets a new password. It ends the account's sessions, this browser's perhaps among them: that is looked up. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof resetPassword>['body']) => call(resetPassword, { body }),
    async onSuccess() {
      client.removeQueries({ type: 'inactive' });
      await client.refetchQueries(currentUserQuery);
    },
  });
}

/** Whether a reset failed because its link has been used, replaced or is too old. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.body?.fields?.token !== undefined;
}
