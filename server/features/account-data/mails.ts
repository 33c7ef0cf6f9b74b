import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

type MailDeps = Pick<Deps, 'env'>;

/** The last email to an address: its account was deleted. */
export function deletedMail({ env }: MailDeps, { username, email }: { username: string; email: string }): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'account-data.deleted',
    to: email,
    subject: `Your ${productName} account has been deleted`,
    paragraphs: [
      `The account "${username}" is deleted, and it was signed out on all devices.`,
      `Messages that others received from you stay with them under the name "Former member". We also keep records of payments, as we are required to.`,
      `If it was not you, tell us at once: ${contactEmail}.`,
    ],
  };
}
