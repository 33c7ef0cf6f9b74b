import type { MailSamples } from '#server/platform/feature.ts';
import { noToken, reader } from '#server/platform/mail/sample-people.ts';
import { reminderMail } from './jobs.ts';
import { reviewMail } from './review.ts';

const title = 'Salt battery for sale';

export const mailSamples: MailSamples = {
  'listings.review': (deps) => reviewMail(deps, reader, title),
  'listings.reminder': (deps) => reminderMail(deps, { title, expiresAt: deps.now().toISOString() }, reader, noToken),
};
