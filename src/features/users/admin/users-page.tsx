import { TeamOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { paths } from '#contract/kit/paths.ts';
import {
  endUserSessions,
  exportUsers,
  listUsers,
  restoreUser,
  setUserRole,
  suspendUser,
  type User,
  userSorts,
} from '#contract/users.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { ReasonDialog } from '#src/components/reason-dialog.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { type RowAction, type RowLink, RowMenu } from '#src/components/row-menu.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { MembershipDialog } from '#src/features/memberships/index.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { call } from '#src/lib/api-client.ts';
import { formatDate } from '#src/lib/format.ts';
import { userCodec, useUsers } from './api.ts';
import { bulkActions } from './bulk-actions.ts';

/** The change of role, by the current one. */
const roleActions = {
  member: (username: string) => ({
    label: 'Make admin',
    question: {
      title: `Make ${username} an admin?`,
      text: 'They are signed out. When they sign in again, they can do everything that you can do here.',
      submit: 'Make admin',
    },
  }),
  admin: (username: string) => ({
    label: 'Make member',
    question: {
      title: `Make ${username} a member?`,
      text: 'They are signed out and can no longer open the admin area.',
      submit: 'Make member',
    },
  }),
} as const;

const choices = [
  {
    name: 'role',
    label: 'Role',
    all: 'All roles',
    values: [
      { value: 'member', label: 'Members' },
      { value: 'admin', label: 'Admins' },
    ],
  },
  {
    name: 'tier',
    label: 'Membership',
    all: 'All memberships',
    values: [
      { value: 'free', label: 'Free' },
      { value: 'professional', label: 'Professional' },
    ],
  },
  {
    name: 'suspended',
    label: 'State',
    all: 'All statuses',
    values: [
      { value: 'false', label: 'Active' },
      { value: 'true', label: 'Suspended' },
    ],
  },
] as const;

const params = ({ id }: User) => ({ params: { id: String(id) } });

/** /admin/users: all accounts, with the actions on them. */
export function UsersPage() {
  const { filters, change, clear } = useUrlFilters(userCodec);
  const { sort = 'newest', ...narrowing } = filters;
  const result = useUsers(filters);
  const [suspending, setSuspending] = useState<User>();
  const [changing, setChanging] = useState<User>();
  const role = useAdminAction(listUsers.path, 'The role has been changed', (user: User) =>
    call(setUserRole, { ...params(user), body: { role: user.role === 'admin' ? 'member' : 'admin' } }),
  );
  const suspend = useAdminAction(
    listUsers.path,
    'The user is suspended',
    ({ user, reason }: { user: User; reason: string }) => call(suspendUser, { ...params(user), body: { reason } }),
  );
  const restore = useAdminAction(listUsers.path, 'The user can sign in again', (user: User) =>
    call(restoreUser, params(user)),
  );
  const end = useAdminAction(listUsers.path, 'All sessions have ended', (user: User) =>
    call(endUserSessions, params(user)),
  );

  const actionsOn = (user: User): (RowAction | RowLink)[] => [
    { label: 'Membership', onSelect: () => setChanging(user) },
    { label: 'Security activity', to: `${paths.adminSecurity}?userId=${user.id}` },
    { ...roleActions[user.role](user.username), isDisabled: role.isPending, onSelect: () => role.mutate(user) },
    {
      label: 'End sessions',
      question: {
        title: `End all sessions of ${user.username}?`,
        text: 'They are signed out on every device at once, and can sign in again.',
        submit: 'End sessions',
      },
      isDisabled: end.isPending,
      onSelect: () => end.mutate(user),
    },
    user.isSuspended
      ? { label: 'Restore', isDisabled: restore.isPending, onSelect: () => restore.mutate(user) }
      : { label: 'Suspend', isDanger: true, onSelect: () => setSuspending(user) },
  ];

  const columns: readonly Column<User>[] = [
    {
      name: 'User',
      orders: { ascending: 'name', descending: 'name-desc', first: 'ascending' },
      cell: (user) => (
        <>
          <MemberLink member={{ ...user, name: user.fullName ?? user.username }} />
          <span className={styles.second}>{user.username}</span>
        </>
      ),
    },
    {
      name: 'Email',
      cell: ({ email }) => (
        <span className={styles.address} title={email}>
          {email}
        </span>
      ),
    },
    {
      name: 'Status',
      cell: (user) => (
        <span className={styles.badges}>
          {user.role === 'admin' && <Badge tone="danger">Admin</Badge>}
          {user.membershipTier === 'professional' && <Badge tone="premium">Professional</Badge>}
          {!user.isEmailConfirmed && <Badge tone="warning">Email not confirmed</Badge>}
          {user.isSuspended && <Badge tone="warning">Suspended</Badge>}
          {user.role === 'member' && user.membershipTier === 'free' && !user.isSuspended && (
            <Badge tone="plain">Free</Badge>
          )}
        </span>
      ),
    },
    {
      name: 'Joined',
      orders: ageOrders,
      cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span>,
    },
    {
      name: 'Actions',
      cell: (user) => <RowMenu name={user.username} actions={actionsOn(user)} />,
    },
  ];
  return (
    <div className={styles.page}>
      <AdminHead
        title="Users"
        filters={
          <>
            <SearchInput
              label="Search users"
              placeholder="Name, user name or email"
              value={filters.search ?? ''}
              maxLength={100}
              onSearch={(search) => change({ search })}
            />
            {choices.map(({ name, label, all, values }) => (
              <FilterSelect
                key={name}
                label={label}
                all={all}
                value={filters[name] ?? ''}
                choices={values}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </>
        }
      >
        <ExportButton endpoint={exportUsers} filters={narrowing} />
      </AdminHead>
      <RecordTable
        label="Users"
        nouns={{ one: 'user', many: 'users' }}
        isFiltered={userCodec.hasAny(narrowing)}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(userSorts, sort, (next) => change({ sort: next }))}
        actions={{ path: listUsers.path, nameOf: ({ username }) => username, actions: bulkActions }}
        empty={{ art: <TeamOutlined />, title: 'No users found', text: 'No users match your search and filters.' }}
      />
      {changing && <MembershipDialog user={changing} onClose={() => setChanging(undefined)} />}
      {suspending && (
        <ReasonDialog
          title={`Suspend ${suspending.username}?`}
          hint="For the audit log. They are signed out at once and cannot sign in until you restore them."
          submit="Suspend"
          isDanger
          isBusy={suspend.isPending}
          onClose={() => setSuspending(undefined)}
          onSubmit={(reason) =>
            suspend.mutate({ user: suspending, reason }, { onSuccess: () => setSuspending(undefined) })
          }
        />
      )}
    </div>
  );
}
