import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import type { IntroductionWithRecipient } from './store.ts';

type Row = Pick<
  IntroductionWithRecipient,
  'id' | 'name' | 'email' | 'role' | 'organization' | 'reason' | 'target_title'
>;

/** Who asks: `Ada One, Director at Brine Works`. */
export const sender = ({ name, role, organization }: Pick<Row, 'name' | 'role' | 'organization'>) =>
  `${name}, ${role} at ${organization}`;

/** The page of a request. */
export const pathOf = ({ id }: Pick<Row, 'id'>) => pathTo(paths.introduction, { id });

interface Side {
  to: string;
  own: string;
  meets: { name: string; email: string };
  title: string;
  hasAccount: boolean;
}

/** To each of two people who have agreed to meet: the other's address, which replies go to as well. */
export function introducedMail(row: Row, { to, own, meets, title, hasAccount }: Side): MailMessage {
  return {
    template: 'introductions.introduced',
    to,
    subject: title,
    replyTo: meets.email,
    paragraphs: [
      `Hello ${own},`,
      `${sender(row)}, asked to meet ${row.target_title}, and both of you have agreed.`,
      `You can reach ${meets.name} at ${meets.email}, or by replying to this email.`,
      row.reason,
    ],
    // A person without an account, whom the team has asked.
    ...(!hasAccount && { toUnconfirmed: true as const }),
  };
}

/** To the team, about a request. */
export function introductionTeamMail(
  { env, baseUrl }: Pick<Deps, 'baseUrl' | 'env'>,
  row: Row,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): MailMessage {
  return {
    template: 'introductions.team',
    to: env.site.contactEmail,
    replyTo: row.email,
    subject,
    paragraphs,
    action: { label: 'Open the request', url: `${baseUrl()}${pathOf(row)}` },
  };
}
