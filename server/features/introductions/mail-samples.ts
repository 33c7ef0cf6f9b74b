import type { MailSamples } from '#server/platform/feature.ts';
import { other, reader } from '#server/platform/mail/sample-people.ts';
import { introducedMail, introductionTeamMail, sender } from './mails.ts';

const row = {
  id: 1,
  name: reader.name,
  email: reader.email,
  role: 'Director',
  organization: 'Brine Works',
  reason: 'We look for a partner for a pilot plant in spring.',
  target_title: other.name,
};
const title = `Introduction: ${row.name} and ${other.name}`;

export const mailSamples: MailSamples = {
  'introductions.team': (deps) =>
    introductionTeamMail(deps, row, {
      subject: `Warm introduction: ${row.name} to ${row.target_title}`,
      paragraphs: [`${sender(row)} (${row.email}) asks to be introduced to ${row.target_title} (member).`, row.reason],
    }),
  'introductions.introduced': () =>
    introducedMail(row, { to: other.email, own: other.name, meets: reader, title, hasAccount: true }),
};
