import { endUserSessions, restoreUser, suspendUser, type User } from '#contract/users.ts';
import type { BulkAction } from '#src/components/bulk-actions.tsx';
import { call } from '#src/lib/api-client.ts';

const params = ({ id }: User) => ({ params: { id: String(id) } });

/** The actions for several accounts at once. Roles and memberships are changed one by one. */
export const bulkActions: readonly BulkAction<User>[] = [
  {
    label: 'End sessions',
    question: (users) => ({
      title: `End all sessions of ${users}?`,
      text: 'They are signed out on every device at once, and can sign in again.',
      submit: 'End sessions',
    }),
    act: (user) => call(endUserSessions, params(user)),
    done: (users) => `All sessions of ${users} have ended`,
  },
  {
    label: 'Restore',
    fits: ({ isSuspended }) => isSuspended,
    act: (user) => call(restoreUser, params(user)),
    done: (users) => `${users} can sign in again`,
  },
  {
    label: 'Suspend',
    isDanger: true,
    fits: ({ isSuspended }) => !isSuspended,
    reason: (users) => ({
      title: `Suspend ${users}?`,
      hint: 'For the audit log. They are signed out at once and cannot sign in until you restore them.',
      submit: 'Suspend',
    }),
    act: (user, reason) => call(suspendUser, { ...params(user), body: { reason } }),
    done: (users) => `Suspended ${users}`,
  },
];
