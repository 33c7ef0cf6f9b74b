import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { findUserForSignIn } from '#server/features/accounts/index.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { sendIn } from '../sending.ts';
import { countSentSince } from '../sending-store.ts';
import { readMail } from './incoming-mail.ts';
import { readReplyAddress } from './reply-address.ts';

/** How many messages of a member an hour end the replies by mail: no person's, but those of two programs. */
const mostInAnHour = 30;

/** What became of a mail. */
export type Outcome = 'filed' | 'unreadable' | 'automatic' | 'unknown-address' | 'wrong-sender' | 'empty' | 'refused';

/**
 * Files a reply into its conversation (rule replies-by-mail). The address says whose it is and is signed; the sender must be that member's
 * confirmed address besides, so neither a forwarded mail nor a forged sender is enough. A mail that comes twice is stored
 * once.
 */
export async function fileReply(deps: Deps, raw: Buffer): Promise<Outcome> {
  const mail = await readMail(raw).catch(() => null);
  if (!mail) return 'unreadable';
  if (mail.isAutomatic || mail.from === null) return 'automatic';
  const target = mail.to.map((address) => readReplyAddress(deps, address)).find((each) => each !== null);
  if (!target) return 'unknown-address';
  const sender = await findUserForSignIn(deps.database, mail.from, deps.now());
  const isTheirs = sender?.user.id === target.userId && mail.from.includes('@') && sender.user.isEmailConfirmed;
  if (!sender || !isTheirs || sender.isSuspended) return 'wrong-sender';
  if (mail.text === '') return 'empty';
  const since = new Date(deps.now().getTime() - hour).toISOString();
  if ((await countSentSince(deps.database, target.conversationId, target.userId, since)) >= mostInAnHour) {
    return 'refused';
  }
  try {
    await sendIn(deps, sender.user, target.conversationId, { body: mail.text, key: mail.key });
    return 'filed';
  } catch (error) {
    // Blocked since, or no longer allowed to write. Anything else is a fault, and the provider tries again.
    if (error instanceof HttpError && error.status < 500) return 'refused';
    throw error;
  }
}
