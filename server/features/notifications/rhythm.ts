/** The digests, each with what marks a notification that waits for it, and the column that says when it is due. */
export const digests = {
  daily: { awaits: 1, due: 'digest_due_at' },
  weekly: { awaits: 2, due: 'weekly_due_at' },
} as const;
export type Rhythm = keyof typeof digests;

/** The hour at which digests are sent (UTC): early in the European day. */
export const digestHour = 6;

const monday = 1;

/** The next time digests are sent: every day, or on Mondays. */
export function nextDigest(now: Date, rhythm: Rhythm = 'daily'): Date {
  const next = new Date(now);
  next.setUTCHours(digestHour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  if (rhythm === 'weekly') next.setUTCDate(next.getUTCDate() + ((7 + monday - next.getUTCDay()) % 7));
  return next;
}
