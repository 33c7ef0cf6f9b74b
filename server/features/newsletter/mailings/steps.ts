import { day } from '#contract/kit/durations.ts';
import type { MailingStep } from '#contract/newsletter-mailings.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { withdrawBulk } from '#server/platform/mail/bulk-store.ts';
import { lockEdition, log, refuseState } from './editing.ts';
import { addToFigure } from './figure-store.ts';
import { mailingOrigin } from './origin.ts';
import { changeMailing, type MailingRow } from './store.ts';

/** How far ahead a mailing can be scheduled. */
const furthest = 366 * day;

/**
 * Has a draft sent at a moment, or at once. The job begins it. Throws 404, 409 for another edition or state or an empty
 * mailing, and 400 on `at` for a moment that is over or more than a year ahead.
 */
export async function scheduleDraft(
  deps: Deps,
  id: number,
  { version, at }: { version: number; at?: string | undefined },
  actorId: number,
): Promise<MailingRow> {
  const now = deps.now();
  const moment = at === undefined ? now : new Date(at);
  if (moment < now) throw invalidInput({ at: 'Please choose a moment to come' });
  if (moment.getTime() > now.getTime() + furthest) throw invalidInput({ at: 'Please choose a moment within a year' });
  return deps.database.write(async (trx) => {
    const found = await lockEdition(deps, trx, id, version);
    refuseState(found, ['draft']);
    if (found.introduction === '' && found.blocks === '[]') {
      throw new HttpError('conflict', 'This mailing is empty. Write an introduction or choose a record first.');
    }
    const scheduled = { state: 'scheduled', scheduled_at: moment.toISOString() } as const;
    const row = await changeMailing(trx, id, scheduled, now.toISOString());
    const [action, note] = at
      ? (['mailing.schedule', moment.toISOString()] as const)
      : (['mailing.send', null] as const);
    await log(deps, trx, row, actorId, action, note);
    return row;
  });
}

/** From which states each step leads where. */
const steps = {
  cancel: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<MailingStep, { from: readonly MailingRow['state'][]; to: MailingRow['state'] }>;

/**
 * Takes a step. Throws 404, and 409 for another edition or a state in which it is not possible. A mailing that is stopped
 * takes back the emails that still wait.
 */
export async function takeStep(
  deps: Deps,
  id: number,
  { version, step }: { version: number; step: MailingStep },
  actorId: number,
): Promise<MailingRow> {
  const now = deps.now().toISOString();
  return deps.database.write(async (trx) => {
    refuseState(await lockEdition(deps, trx, id, version), steps[step].from);
    if (step === 'stop') {
      const withdrawn = await withdrawBulk(trx, `${mailingOrigin}:${id}:`);
      await addToFigure(trx, id, 'queued', -withdrawn);
    }
    const row = await changeMailing(
      trx,
      id,
      {
        state: steps[step].to,
        ...(step === 'cancel' && { scheduled_at: null }),
        ...(step === 'stop' && { ended_at: now }),
      },
      now,
    );
    await log(deps, trx, row, actorId, `mailing.${step}`, null);
    return row;
  });
}
