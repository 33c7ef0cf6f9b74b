import type { MailSamples } from '#server/platform/feature.ts';
import { reader } from '#server/platform/mail/sample-people.ts';
import { replyMail } from './admin.ts';
import { teamMail } from './routes.ts';

const message = {
  name: reader.name,
  email: reader.email,
  subject: 'A question on memberships',
  message: 'Can two of us share one account?',
};

export const mailSamples: MailSamples = {
  'contact.message': ({ env }) => teamMail(message, env.site.contactEmail),
  'contact.reply': (deps) => replyMail(deps, message, 'Each person needs an account, but a company can have many.'),
};
