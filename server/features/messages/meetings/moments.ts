import { day } from '#contract/kit/durations.ts';
import { meetingBounds } from '#contract/messages-meetings.ts';
import type { Deps } from '#server/deps.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { fromLocal } from '#server/platform/text/local-time.ts';

/**
 * The moments of local times, in UTC. 400, by the names of their fields, for those that are past, too far ahead or
 * skipped when clocks go forward.
 */
export function meetingMoments(
  deps: Pick<Deps, 'now'>,
  locals: Readonly<Record<string, string>>,
  timeZone: string,
): string[] {
  const now = deps.now().getTime();
  const wrong: Record<string, string> = {};
  const moments = Object.entries(locals).map(([field, local]) => {
    const moment = fromLocal(local, timeZone);
    if (!moment) wrong[field] = 'Clocks skip this time on that day. Please choose another';
    else if (Date.parse(moment) <= now) wrong[field] = 'This time has passed';
    else if (Date.parse(moment) > now + meetingBounds.days * day) {
      wrong[field] = `Please choose a time within ${meetingBounds.days} days`;
    }
    return moment ?? '';
  });
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
  return moments;
}
