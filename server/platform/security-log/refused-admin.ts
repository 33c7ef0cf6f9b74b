import type { Response } from 'express';

import type { Deps } from '#server/deps.ts';
import { countHit } from '#server/platform/http/rate-limit-store.ts';
import { recordRefusalLater } from './record.ts';

/** How many refusals of an account are recorded within an hour, so that no one can fill the log. */
export const refusedAdminLimit = 20;

/** Records, after the answer, that an account called an endpoint for admins. */
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
