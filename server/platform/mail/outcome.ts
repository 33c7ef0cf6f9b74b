import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * What has become of a mail to many: the mail server took it, refused its recipient for good, or could not be reached
 * until it was given up; `again`: an admin has one that was given up sent again.
 */
export type MailOutcome = 'sent' | 'bounced' | 'failed' | 'again';

/** Hears what became of a mail of a feature, in the transaction that notes it. `about` is the rest of the mail's origin. */
export type HearOutcome = (
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  about: string,
  outcome: MailOutcome,
) => Promise<void>;

/** Tells the feature that a mail is from; does nothing for mail without an origin (`<word>:<about>`). */
export async function tellOutcome(
  deps: Pick<Deps, 'features' | 'now'>,
  trx: Transaction,
  origin: string | null,
  outcome: MailOutcome,
): Promise<void> {
  const [word = '', ...about] = origin?.split(':') ?? [];
  for (const { mailOutcomes } of deps.features) await mailOutcomes?.[word]?.(deps, trx, about.join(':'), outcome);
}

/**
 * Whether the mail server has refused the recipient for good (5xx to `RCPT TO`). A refusal of the sender, of the content or
 * of our sign-in says nothing about the address, and neither does one for reasons of policy (5.7.x, RFC 3463).
 */
export function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response } = error as Error & Record<'command' | 'responseCode' | 'response', unknown>;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false;
  return !/^\d{3}[ -]5\.7\./.test(String(response));
}
