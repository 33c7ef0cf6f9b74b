import { timingSafeEqual } from 'node:crypto';

import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';

type AddressDeps = Pick<Deps, 'env' | 'now' | 'secretKey'>;

/** Whose reply belongs where. */
export interface ReplyTarget {
  conversationId: number;
  userId: number;
}

/** How long a mail can be replied to (days). */
const validDays = 30;

/** 104 bits, so that the local part stays below the 64 characters that it may have (RFC 5321). */
const signatureLength = 26;
const pattern = /\+([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-z]{1,6})-([0-9a-f]{26})@/;

/**
 * The address that this member's reply goes to: `reply+3f-7-fv2-<signature>@…`, in lower case, because mail servers may
 * change the case. `undefined` where the server takes no mail.
 */
export function replyAddress(deps: AddressDeps, { conversationId, userId }: ReplyTarget): string | undefined {
  const { inboundMail } = deps.env;
  if (!inboundMail) return undefined;
  const lastDay = Math.floor(deps.now().getTime() / day) + validDays;
  const named = [conversationId, userId, lastDay].map((each) => each.toString(36)).join('-');
  return inboundMail.address.replace('@', `+${named}-${signatureOf(deps, named)}@`);
}

/** What one of our addresses stands for; `null` for any other, a forged one and one that has expired. */
export function readReplyAddress(deps: AddressDeps, address: string): ReplyTarget | null {
  const { inboundMail } = deps.env;
  const given = address.trim().toLowerCase();
  const found = pattern.exec(given);
  if (!inboundMail || !found || given.replace(found[0], '@') !== inboundMail.address) return null;
  const [, conversation = '', user = '', lastDay = '', signature = ''] = found;
  const expected = signatureOf(deps, `${conversation}-${user}-${lastDay}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  if (Number.parseInt(lastDay, 36) < Math.floor(deps.now().getTime() / day)) return null;
  return { conversationId: Number.parseInt(conversation, 36), userId: Number.parseInt(user, 36) };
}

function signatureOf({ secretKey }: AddressDeps, named: string): string {
  return secretKey.hash('reply-address', named).slice(0, signatureLength);
}
