import { useMutation, useQueryClient } from '@tanstack/react-query';

import { createUser, signIn, signOut, type TestUsername, testUsers } from '#contract/accounts.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { call } from '#src/lib/api-client.ts';
import { clearDrafts } from '#src/lib/drafts.ts';
import { leaveUnasked } from '#src/stores/unsaved.ts';
import { currentUserQuery } from './current-user.ts';
import { forgetTraces, keepTracesOf } from './traces.ts';

/** Signs in, and drops all data that was loaded for the visitor. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof signIn>['body']) => call(signIn, { body }),
    onSuccess(user) {
      keepTracesOf(user.id);
      client.removeQueries({ type: 'inactive' });
      client.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}

/** The account has been created, but its first sign-in failed. */
export class NotSignedIn extends Error {}

/** Creates an account and signs in with it. Throws `NotSignedIn` where only the second failed. */
export function useSignUp() {
  const { mutateAsync } = useSignIn();
  return useMutation({
    async mutationFn(body: CallInput<typeof createUser>['body']) {
      await call(createUser, { body });
      const { username, password } = body;
      return mutateAsync({ username, password }).catch((error: unknown) => {
        throw new NotSignedIn('The new account could not be signed in', { cause: error });
      });
    },
  });
}

/** Why quick login failed: `missing` when this server has no test users. */
export class TestUsersMissing extends Error {}

/** Here quick login cannot sign in by itself; people must know the password. */
export class PasswordNeeded extends Error {}

/** Signs in as one of the test users, after asking whether there are any (rule quick-login). */
export function useQuickLogin() {
  const { mutateAsync } = useSignIn();
  return useMutation({
    async mutationFn(username: TestUsername) {
      const { password } = await call(testUsers, {}).catch((error: unknown) => {
        throw new TestUsersMissing('There are no test users', { cause: error });
      });
      if (password === null) throw new PasswordNeeded(`The password of ${username} is not published here`);
      return mutateAsync({ username, password });
    },
  });
}

/**
 * Ends the session and reloads the page, so that nothing of it stays in memory. A failure is only logged.
 *
 * @param landing the page to open instead of the present one
 */
export function useSignOut(landing?: string) {
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess() {
      // The next person at this computer must not find the entries.
      clearDrafts();
      forgetTraces();
      // Who had unsaved entries was asked before, see `useSafeSignOut`.
      leaveUnasked();
      if (landing === undefined) window.location.reload();
      else window.location.replace(landing);
    },
    onError: (error) => console.error('Sign-out failed', error),
  });
}
