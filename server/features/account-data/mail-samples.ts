import type { MailSamples } from '#server/platform/feature.ts';
import { reader } from '#server/platform/mail/sample-people.ts';
import { deletedMail } from './mails.ts';

export const mailSamples: MailSamples = { 'account-data.deleted': (deps) => deletedMail(deps, reader) };
