import { timingSafeEqual } from 'node:crypto';

import { getCalendar } from '#contract/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { type CalendarKey, findKey } from './store.ts';

/** The address that apps subscribe to. Whoever has it reads the calendar, so it is in no log. */
export function addressOf(deps: Pick<Deps, 'secretKey' | 'baseUrl'>, userId: number, { nonce }: CalendarKey): string {
  return `${deps.baseUrl()}${getCalendar.path}?key=${userId}-${codeOf(deps, userId, nonce)}`;
}

/** The member whose calendar has this key; `undefined` for a key that does not work, or no longer. */
export async function ownerOf(deps: Pick<Deps, 'database' | 'secretKey'>, key: string): Promise<number | undefined> {
  const [id = '', code = ''] = key.split('-');
  const userId = Number(id);
  const found = await findKey(deps.database, userId);
  if (!found) return undefined;
  const expected = codeOf(deps, userId, found.nonce);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(code)) ? userId : undefined;
}

function codeOf({ secretKey }: Pick<Deps, 'secretKey'>, userId: number, nonce: string): string {
  return secretKey.hash('calendar', `${userId} ${nonce}`);
}
