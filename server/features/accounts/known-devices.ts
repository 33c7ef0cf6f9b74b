import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '#contract/accounts.ts';
import { sessionTokenPattern } from '#contract/kit/session.ts';
import type { Deps } from '#server/deps.ts';
import { hasBeenActive } from '#server/features/members/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { deviceWords } from '#server/platform/http/device.ts';
import { deviceLimit } from '#server/platform/http/session.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { momentInWords } from '#server/platform/text/words.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { isKnownDevice, storeDevice } from './known-device-store.ts';

/** The device that a sign-in comes from. */
export interface Device {
  /** Hash of the device's token; `undefined` where it has none. */
  tokenHash: string | undefined;
  /** Whether the device has signed in to this account before. */
  isKnown: boolean;
}

/**
 * Recognises the device of a sign-in by its token. Also looks up unknown names (`userId` undefined), so that the time
 * does not reveal them.
 */
export async function recogniseDevice(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string | undefined,
  userId: number | undefined,
): Promise<Device> {
  if (token === undefined || !sessionTokenPattern.test(token)) return { tokenHash: undefined, isKnown: false };
  const tokenHash = hashToken(token);
  const isKnown = await isKnownDevice(database, { tokenHash, userId: userId ?? 0, now: now().toISOString() });
  return { tokenHash, isKnown };
}

/** A sign-in that has succeeded. */
export interface SignIn {
  user: CurrentUser;
  isTest: boolean;
  device: Device;
  sessionHash: string;
  client: 'web' | 'desktop';
  userAgent: string;
}

/**
 * Remembers the device of a sign-in, and mails the owner when the account does not know it; except at the first
 * sign-in, and for the shared users of quick login. Each sign-in gives the device a new token, so that nobody can plant
 * one of theirs. Must be called before the sign-in counts as activity.
 *
 * @returns the device's new token
 */
export async function noteDevice(
  deps: Pick<Deps, 'now' | 'env' | 'baseUrl'>,
  trx: Transaction,
  { user, isTest, device, sessionHash, client, userAgent }: SignIn,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = deps.now();
  await storeDevice(trx, {
    tokenHash: hashToken(token),
    formerHash: device.tokenHash,
    userId: user.id,
    sessionHash,
    at: now.toISOString(),
    expiresAt: new Date(now.getTime() + deviceLimit).toISOString(),
  });
  if (!device.isKnown && !isTest && (await hasBeenActive(trx, user.id))) {
    await enqueueMail(trx, newDeviceMail(deps, user, deviceWords(client, userAgent)), now);
  }
  return token;
}

/**
 * Always sent, whatever the member's settings, because it is about the safety of the account. It links to a page
 * without a token.
 */
export function newDeviceMail(
  { env, baseUrl, now }: Pick<Deps, 'now' | 'env' | 'baseUrl'>,
  { username, email }: Pick<CurrentUser, 'username' | 'email'>,
  device: string,
): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'accounts.new-device',
    to: email,
    subject: `New sign-in to your ${productName} account`,
    paragraphs: [
      `Someone signed in to the account "${username}" on a new device: ${device}, ${momentInWords(now())}.`,
      'If it was you, you don’t need to do anything.',
      `If it was not you, set a new password at once, which signs out every device, and tell us: ${contactEmail}.`,
    ],
    action: { label: 'Set a new password', url: `${baseUrl()}/forgot-password` },
  };
}
