import type { MailSamples } from '#server/platform/feature.ts';
import { noToken, reader } from '#server/platform/mail/sample-people.ts';
import { contentOf, mailTo } from './mailings/compose.ts';
import { confirmationMail, welcomeMail } from './subscriptions.ts';

const mailing = {
  subject: 'News of the season',
  preheader: 'A battery of salt, and a conference in May',
  introduction: '<p>Dear readers,</p><p>this is what has moved in the network since spring.</p>',
};
const shown = {
  title: 'Salt battery for sale',
  line: 'A battery of 20 kWh, built in 2025, with two years of warranty.',
  path: '/network/listings/1',
  pictureUrl: null,
};
const subscriber = { id: 0, email: reader.email, unsubscribe_token: noToken };

export const mailSamples: MailSamples = {
  'newsletter.confirm': (deps) => confirmationMail(deps, reader.email, noToken),
  'newsletter.welcome': (deps) => welcomeMail(deps, { email: reader.email, unsubscribeToken: noToken }),
  'newsletter.mailing': (deps) => {
    const blocks = [{ kind: 'listing', id: 1, note: 'Our pick of the month.', shown }] as const;
    return mailTo(deps, contentOf(deps, mailing, blocks), subscriber, 1);
  },
};
