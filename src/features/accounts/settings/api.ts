import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { confirmIdentity, endOneSession, endOtherSessions, listSessions } from '#contract/accounts-sessions.ts';
import {
  cancelEmailChange,
  changeOwnPassword,
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
  updateAccount,
} from '#contract/accounts-settings.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#contract/accounts-two-factor.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { listSecurityActivity } from '#contract/security-log.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf, queryOf } from '#src/lib/queries.ts';
import { currentUserQuery } from '../current-user.ts';
import { accountQuery, useRefreshAccount } from './account-query.ts';

export function useUpdateNames() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof updateAccount>['body']) => call(updateAccount, { body }),
    async onSuccess(user) {
      client.setQueryData(currentUserQuery.queryKey, user);
      // Profile and directory show the name, too.
      client.removeQueries({ type: 'inactive' });
      await client.invalidateQueries(accountQuery);
    },
  });
}

export function useRequestEmail() {
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: (body: CallInput<typeof requestEmailChange>['body']) => call(requestEmailChange, { body }),
    onSuccess: refresh,
  });
}

export function useCancelEmail() {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: () => call(cancelEmailChange, {}), onSuccess: refresh });
}

/** Confirms an address, then checks the session again. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmEmailChange, { body: { token } }),
    onSuccess: () => Promise.all([client.refetchQueries(currentUserQuery), client.invalidateQueries(accountQuery)]),
  });
}

/** Undoes a change of address. This signs out everywhere, so the session is checked again. */
export function useUndoEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(undoEmailChange, { body: { token } }),
    onSuccess: () => client.refetchQueries(currentUserQuery),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof changeOwnPassword>['body']) => call(changeOwnPassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listSessions.path] }),
  });
}

export function useSessions() {
  return useQuery(queryOf(listSessions, {}));
}

/** The security events of the account, newest first. */
export function useSecurityActivity() {
  return useInfiniteQuery(pagesOf(listSecurityActivity, { query: { limit: '10' } }));
}

/** Sends the password again, for a call that requires it. */
export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: CallInput<typeof confirmIdentity>['body']) => call(confirmIdentity, { body }),
  });
}

/** Signs one other device out, or, without an id, all of them. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, password }: { id: string | null; password: string }) => {
      const body = { password };
      if (id === null) await call(endOtherSessions, { body });
      else await call(endOneSession, { params: { id }, body });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listSessions.path] }),
        client.invalidateQueries(accountQuery),
      ]),
  });
}

export function useSetUpTwoFactor() {
  return useMutation({ mutationFn: (password: string) => call(setUpTwoFactor, { body: { password } }) });
}

export function useConfirmTwoFactor() {
  return useMutation({ mutationFn: (code: string) => call(confirmTwoFactor, { body: { code } }) });
}

export function useRenewCodes() {
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => call(renewRecoveryCodes, { body }),
  });
}

export function useDisableTwoFactor() {
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => call(disableTwoFactor, { body }),
    onSuccess: refresh,
  });
}

export function useExport() {
  return useMutation({ mutationFn: () => call(exportAccount, {}) });
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: (body: CallInput<typeof deleteAccount>['body']) => call(deleteAccount, { body }) });
}
