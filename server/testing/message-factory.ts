import type { z } from 'zod';

import type { CurrentUser } from '#contract/accounts.ts';
import { day } from '#contract/kit/durations.ts';
import type { proposeMeeting } from '#contract/messages-meetings.ts';
import type { Deps } from '#server/deps.ts';
import { pairOf } from '#server/features/connections/store.ts';

type MeetingForm = z.input<typeof proposeMeeting.body>;

/** Connects two members. */
export async function connect(deps: Pick<Deps, 'database' | 'now'>, one: CurrentUser, other: CurrentUser) {
  const { low, high } = pairOf(one.id, other.id);
  const at = deps.now().toISOString();
  await deps.database.write((trx) =>
    trx
      .insertInto('connections')
      .values({
        low_id: low,
        high_id: high,
        requester_id: one.id,
        status: 'accepted',
        note: null,
        created_at: at,
        decided_at: at,
      })
      .execute(),
  );
}

/** The words of a message. */
export function words(body: string) {
  return { body };
}

/** A proposal of two times, in three and four days at 14:30 on clocks in Brussels. */
export function meetingForm(now: Date, more: Partial<MeetingForm> = {}): MeetingForm {
  const dayAfter = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  return {
    times: [`${dayAfter(3)}T14:30`, `${dayAfter(4)}T14:30`],
    timeZone: 'Europe/Brussels',
    minutes: 45,
    place: 'https://meet.example/pipes',
    note: 'To see the pipes',
    ...more,
  };
}
