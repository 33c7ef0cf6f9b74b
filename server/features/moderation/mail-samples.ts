import type { MailSamples } from '#server/platform/feature.ts';
import { reader } from '#server/platform/mail/sample-people.ts';
import { reportMail } from './reports/mail.ts';

const report = { kind: 'listing', reason: 'spam', details: 'It has been posted five times.' } as const;

export const mailSamples: MailSamples = {
  'moderation.report': (deps) =>
    reportMail(deps, report, {
      item: { title: 'Salt battery for sale', path: '/network/listings/1' },
      username: reader.username,
    }),
};
