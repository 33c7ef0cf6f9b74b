import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { FileMail } from '#server/platform/mail/incoming-mail.ts';
import type { MailToMany } from '#server/platform/mail/outcome.ts';
import { countSoftBounce, setBounced } from './bounce-store.ts';
import { endSubscription } from './leaving-store.ts';
import { addToFigure } from './mailings/figure-store.ts';

/** So many mailings that came back for passing reasons end a subscription (rule newsletter-bounces). */
export const mostSoftBounces = 5;

/** If none has come back for so long, earlier ones no longer count (milliseconds). */
const softBouncesCount = 180 * day;

/**
 * A mailing could not be delivered for good: the subscription ends, and it counts as bounced. A second report of one
 * address changes nothing.
 */
async function noteHardBounce(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction,
  bounce: { id: number; mailingId: number },
): Promise<void> {
  if (await setBounced(trx, bounce.id, now().toISOString())) await addToFigure(trx, bounce.mailingId, 'bounced', 1);
}

/** What became of a mail of a mailing. */
export const hearOutcome: MailToMany['hear'] = async (deps, trx, about, outcome) => {
  const [mailingId = 0, id = 0] = about.split(':').map(Number);
  if (outcome === 'bounced') await noteHardBounce(deps, trx, { id, mailingId });
  else if (outcome === 'dropped') await addToFigure(trx, mailingId, 'queued', -1);
  else if (outcome === 'again') await addToFigure(trx, mailingId, 'failed', -1);
  else await addToFigure(trx, mailingId, outcome, 1);
};

/**
 * A delivery report to the return path of a mail (RFC 3464). The address is signed and names subscriber and mailing, so
 * that nobody can end another's subscription with an invented report.
 */
export const fileBounce: FileMail = async (deps, { id, also: mailingId }, { report }) => {
  if (report === null) return 'automatic';
  const now = deps.now();
  await deps.database.write(async (trx) => {
    if (report === 'hard') {
      await noteHardBounce(deps, trx, { id, mailingId });
      return;
    }
    const since = new Date(now.getTime() - softBouncesCount).toISOString();
    const count = await countSoftBounce(trx, { id, mailingId, now: now.toISOString(), since });
    if (count === undefined) return;
    if (count >= mostSoftBounces) await noteHardBounce(deps, trx, { id, mailingId });
    else await addToFigure(trx, mailingId, 'bounced', 1);
  });
  return 'bounced';
};

/** A mail to the address in `List-Unsubscribe`: whoever has it got the mailing. */
export const fileLeaving: FileMail = async (deps, { id, also: mailingId }) => {
  await deps.database.write(async (trx) => {
    if (await endSubscription(trx, { id }, deps.now().toISOString()))
      await addToFigure(trx, mailingId, 'unsubscribed', 1);
  });
  return 'unsubscribed';
};
