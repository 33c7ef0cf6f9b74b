import { useMemo } from 'react';
import { attendanceTypes } from '#contract/events.ts';
import {
  type AdminEvent,
  type AdminRegistration,
  cancelSomebodysRegistration,
  listRegistrations,
  markAttendance,
  registrationStatuses,
} from '#contract/events-admin.ts';
import { day } from '#contract/kit/durations.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { RowMenu } from '#src/components/row-menu.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { formatDate, formatDollars } from '#src/lib/format.ts';
import { useEventRefresh } from './api.ts';

const tones = { registered: 'primary', waitlisted: 'premium', cancelled: 'plain' } as const;

/** The columns of an event's registrations, with actions for each row. */
export function useRegistrationColumns(
  id: string,
  event: AdminEvent | undefined,
): readonly Column<AdminRegistration>[] {
  const refresh = useEventRefresh();
  const { mutate: mark } = useAdminAction(
    listRegistrations.path,
    'Attendance recorded',
    async ({ id: registrationId, attendedAt }: AdminRegistration) => {
      const params = { id, registrationId: String(registrationId) };
      await call(markAttendance, { params, body: { attended: attendedAt === null } });
      refresh();
    },
  );
  const { mutate: cancel } = useAdminAction(
    listRegistrations.path,
    'The registration is cancelled',
    async (registrationId: number) => {
      await call(cancelSomebodysRegistration, { params: { id, registrationId: String(registrationId) } });
      refresh();
    },
  );
  return useMemo(() => {
    const isAhead = event?.state === 'published';
    const isNear = event !== undefined && Date.parse(event.startDate) - Date.now() <= day;
    const canMark = isNear && (isAhead || event.state === 'past');
    return [
      {
        name: 'Name',
        cell: ({ name, email, organization, userId, hasProfile }) => (
          <div className={styles.main}>
            {userId === null ? name : <MemberLink member={{ id: userId, name, hasProfile }} />}
            <span className={styles.second}>{organization ? `${email}, ${organization}` : email}</span>
          </div>
        ),
      },
      {
        name: 'Attends',
        cell: ({ attendanceType, price }) => (
          <span className={styles.time}>
            {attendanceType ? attendanceTypes[attendanceType] : (event && formatOf(event)) || ''}
            <span className={styles.second}>{price === 0 ? 'Free' : formatDollars(price)}</span>
          </span>
        ),
      },
      {
        name: 'State',
        cell: ({ status, isHeld, hasPriority, attendedAt }) => (
          <span className={styles.badges}>
            <Badge tone={tones[status]}>{registrationStatuses[status]}</Badge>
            {hasPriority && <Badge tone="premium">Priority</Badge>}
            {isHeld && <Badge tone="warning">Email not confirmed</Badge>}
            {attendedAt && <Badge tone="info">Was there</Badge>}
          </span>
        ),
      },
      { name: 'Registered', cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span> },
      {
        name: 'Actions',
        cell: (row) => (
          <RowMenu
            name={row.name}
            actions={[
              canMark &&
                row.status === 'registered' &&
                !row.isHeld && { label: row.attendedAt ? 'Not there' : 'Was there', onSelect: () => mark(row) },
              isAhead &&
                row.status !== 'cancelled' && {
                  label: 'Cancel registration',
                  isDanger: true,
                  question: {
                    title: `Cancel ${row.name}'s registration?`,
                    text: row.isHeld
                      ? 'Their address is not confirmed, so they are not notified. The first person in line gets the seat.'
                      : 'We notify them by email, and the first person in line gets the seat.',
                    submit: 'Cancel registration',
                    keep: 'Keep registration',
                  },
                  onSelect: () => cancel(row.id),
                },
            ]}
          />
        ),
      },
    ];
  }, [event, mark, cancel]);
}

function formatOf({ entries }: AdminEvent): string {
  return entries.format === 'virtual' ? attendanceTypes.virtual : attendanceTypes['in-person'];
}
