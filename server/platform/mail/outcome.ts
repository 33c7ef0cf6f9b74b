import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * What has become of a mail to many: the mail server took it, refused its recipient for good, or could not be reached
 * until it was given up; `again`: an admin has one that was given up sent again; `dropped`: it was no longer wanted when its
 * turn came.
 */
export type MailOutcome = 'sent' | 'bounced' | 'failed' | 'again' | 'dropped';

/** Hears what became of a mail, in the transaction that notes it. */
type HearOutcome = (deps: Pick<Deps, 'now'>, trx: Transaction, about: string, outcome: MailOutcome) => Promise<void>;

/** What a feature says and hears about its mails to many. `about` is the rest of the mail's origin. */
export interface MailToMany {
  hear: HearOutcome;
  /**
   * Whether the recipient still is to get it. It is asked right before each attempt: between two of them lie hours, and a
   * mail that was given up may be sent again after weeks.
   */
  isWanted: (database: Pick<Database, 'db'>, about: string) => Promise<boolean>;
}

/** What the feature that a mail is from says and hears; `undefined` for mail without an origin (`<word>:<about>`). */
function senderOf({ features }: Pick<Deps, 'features'>, origin: string | null) {
  const [word = '', ...about] = origin?.split(':') ?? [];
  const mails = features.find(({ mailsToMany }) => mailsToMany?.[word])?.mailsToMany?.[word];
  return mails && { ...mails, about: about.join(':') };
}

/** Whether a mail of this origin still is to be sent; one without an origin always is. */
export async function isStillWanted(
  deps: Pick<Deps, 'features'>,
  database: Pick<Database, 'db'>,
  origin: string | null,
): Promise<boolean> {
  const sender = senderOf(deps, origin);
  return sender === undefined || sender.isWanted(database, sender.about);
}

/** Tells the feature that a mail is from; does nothing for mail without an origin. */
export async function tellOutcome(
  deps: Pick<Deps, 'features' | 'now'>,
  trx: Transaction,
  origin: string | null,
  outcome: MailOutcome,
): Promise<void> {
  const sender = senderOf(deps, origin);
  await sender?.hear(deps, trx, sender.about, outcome);
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
