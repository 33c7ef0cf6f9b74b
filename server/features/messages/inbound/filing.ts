import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { findUserForSignIn } from '#server/features/accounts/index.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { type IncomingMail, type Outcome, readMail } from '#server/platform/mail/incoming-mail.ts';
import { sendIn } from '../sending.ts';
import { countSentSince } from '../sending-store.ts';
import { type ReplyTarget, readReplyAddress } from './reply-address.ts';

/** How many messages of a member an hour end the replies by mail: no person's, but those of two programs. */
const mostInAnHour = 30;

/** Files a reply where its address says (rule replies-by-mail). A mail that comes twice is stored once. */
export async function fileReply(deps: Deps, raw: Buffer): Promise<Outcome> {
  const mail = await readMail(raw).catch(() => null);
  if (!mail) return 'unreadable';
  const { from } = mail;
  const target = mail.to.map((address) => readReplyAddress(deps, address)).find((each) => each !== null);
  if (target && 'word' in target) {
    const { word, id, also = 0 } = target;
    const take = deps.features.flatMap(({ addresses }) => addresses?.[word] ?? [])[0];
    if (take) return take(deps, { id, also }, mail);
  }
  if (mail.isAutomatic || from === null) return 'automatic';
  if (!target) return 'unknown-address';
  if (!('word' in target)) return fileMessage(deps, target, { ...mail, from });
  const file = deps.features.flatMap(({ replies }) => replies?.[target.word] ?? [])[0];
  return file ? file(deps, target.id, { ...mail, from }) : 'unknown-address';
}

/**
 * Files the reply of a member into a conversation. The address says whose it is and is signed; the sender must be that
 * member's confirmed address besides, so neither a forwarded mail nor a forged sender is enough.
 */
async function fileMessage(
  deps: Deps,
  target: Extract<ReplyTarget, { userId: number }>,
  mail: IncomingMail & { from: string },
): Promise<Outcome> {
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
