import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import type { OutboxLosses } from '#contract/desktop/outbox.ts';

/** Whose losses: a user's, or (`userId` null) those of the user whose were last noted at the server. */
export interface LossOwner {
  server: string;
  userId: number | null;
}

const row = z.object({ reason: z.enum(['ended', 'old']), count: z.number().int() });

/**
 * How many changes were deleted without having been sent, until their user has been told: by the end of a session, or by
 * age. There is nothing of their content. The functions throw what SQLite throws.
 */
export function prepareLosses(db: Database) {
  const note = db.prepare(
    `INSERT INTO losses (server, user_id, reason, count, noted_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET count = count + excluded.count, noted_at = excluded.noted_at`,
  );
  const of = db.prepare('SELECT reason, count FROM losses WHERE server = ? AND user_id = ?');
  const forget = db.prepare('DELETE FROM losses WHERE server = ? AND user_id = ?');
  const forgetOld = db.prepare('DELETE FROM losses WHERE noted_at < ?');
  const last = db.prepare('SELECT user_id FROM losses WHERE server = ? ORDER BY noted_at DESC LIMIT 1').pluck();
  const userOf = ({ server, userId }: LossOwner) => userId ?? z.number().catch(-1).parse(last.get(server));

  return {
    /** `ended`: the session has ended; `old`: they had waited for too long. */
    note: (owner: { server: string; userId: number }, reason: keyof OutboxLosses, count: number, at: number): void => {
      if (count > 0) note.run(owner.server, owner.userId, reason, count, at);
    },
    of: (owner: LossOwner): OutboxLosses => {
      const rows = z.array(row).parse(of.all(owner.server, userOf(owner)));
      return { ended: 0, old: 0, ...Object.fromEntries(rows.map(({ reason, count }) => [reason, count])) };
    },
    /** Their user has been told. */
    forget: (owner: LossOwner): void => void forget.run(owner.server, userOf(owner)),
    /** Forgets what nobody has come back for since `before` (milliseconds since 1970). */
    sweep: (before: number): void => void forgetOld.run(before),
  };
}
export type Losses = ReturnType<typeof prepareLosses>;
