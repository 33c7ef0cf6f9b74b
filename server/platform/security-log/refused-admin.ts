import type { Response } from 'express';

import type { Deps } from '#server/deps.ts';
import { countHit } from '#server/platform/http/rate-limit-store.ts';
import { recordRefusalLater } from './record.ts';

/** How many refusals of an account are written down within an hour: whoever tries on and on fills no log. */
export const refusedAdminLimit = 20;

/** Writes down that an account asked for what is for admins, once the answer is out. */
export function recordRefusedAdmin(
  deps: Pick<Deps, 'database' | 'now' | 'logger'>,
  res: Response,
  userId: number,
): void {
  recordRefusalLater(deps, res, async () => {
    const { hits } = await countHit(deps.database, `security-log:admin:${userId}`, deps.now().getTime(), 3_600_000);
    return hits > refusedAdminLimit ? null : { userId, event: 'admin-access', result: 'not-allowed' };
  });
}
