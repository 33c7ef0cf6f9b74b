import { timingSafeEqual } from 'node:crypto';

import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';

type AddressDeps = Pick<Deps, 'env' | 'now' | 'secretKey'>;

/**
 * Where a reply belongs: into a conversation, as this member's message, or to a record that a feature files by its id and,
 * where it needs one, a second number (0 for none).
 */
export type ReplyTarget = { conversationId: number; userId: number } | { word: string; id: number; also?: number };

/** How long a mail can be replied to (days). */
const validDays = 30;

/** 104 bits, so that the local part stays below the 64 characters that it may have (RFC 5321). */
const signatureLength = 26;
const pattern = /\+([0-9a-z.]{1,20}-[0-9a-z-]{1,20})-([0-9a-f]{26})@/;

/**
 * The address that a reply goes to: `reply+3f-7-fv2-<signature>@…` names conversation, member and last day,
 * `reply+enquiry.3f-fv2-<signature>@…` a record (`bounce.3f.7`: two of them) and the last day; in lower case, because mail servers may change the case.
 * `undefined` where the server takes no mail.
 */
export function replyAddress(deps: AddressDeps, target: ReplyTarget): string | undefined {
  const { inboundMail } = deps.env;
  if (!inboundMail) return undefined;
  const lastDay = (Math.floor(deps.now().getTime() / day) + validDays).toString(36);
  const named =
    'word' in target
      ? `${target.word}.${target.id.toString(36)}${target.also ? `.${target.also.toString(36)}` : ''}-${lastDay}`
      : `${target.conversationId.toString(36)}-${target.userId.toString(36)}-${lastDay}`;
  return inboundMail.address.replace('@', `+${named}-${signatureOf(deps, named)}@`);
}

/** What one of our addresses stands for; `null` for any other, a forged one and one that has expired. */
export function readReplyAddress(deps: AddressDeps, address: string): ReplyTarget | null {
  const { inboundMail } = deps.env;
  const given = address.trim().toLowerCase();
  const found = pattern.exec(given);
  if (!inboundMail || !found || given.replace(found[0], '@') !== inboundMail.address) return null;
  const [, named = '', signature = ''] = found;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(deps, named)))) return null;
  // What has our signature has our form.
  const [first = '', ...others] = named.split('-');
  if (Number.parseInt(others.at(-1) ?? '', 36) < Math.floor(deps.now().getTime() / day)) return null;
  const [word = '', id, also] = first.split('.');
  if (id !== undefined) {
    return { word, id: Number.parseInt(id, 36), ...(also && { also: Number.parseInt(also, 36) }) };
  }
  return { conversationId: Number.parseInt(first, 36), userId: Number.parseInt(others[0] ?? '', 36) };
}

function signatureOf({ secretKey }: AddressDeps, named: string): string {
  return secretKey.hash('reply-address', named).slice(0, signatureLength);
}
