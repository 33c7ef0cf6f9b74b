import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice } from '#contract/kit/fields.ts';

/**
 * Every mail that the product sends: its name, by feature, and when it is sent. A mail cannot be written without one of
 * these names, and a feature's door has a sample for each of them (server/mail-samples.test.ts).
 */
export const mailTemplates = {
  'accounts.welcome': 'After signing up: confirms the address',
  'accounts.new-device': 'After a sign-in on a new device',
  'accounts.password-reset': 'When a new password is asked for',
  'accounts.password-set': 'After a new password was set by a link',
  'accounts.password-changed': 'After the password was changed in the settings',
  'accounts.address-confirm': 'To a new address: confirms the change',
  'accounts.address-taken': 'To an address that another account has',
  'accounts.address-asked': 'To the former address: a change was asked for',
  'accounts.address-changed': 'To the former address: it was changed',
  'accounts.address-undone': 'To an address whose change was undone',
  'accounts.two-factor-on': 'After two-factor sign-in was turned on',
  'accounts.two-factor-off': 'After two-factor sign-in was turned off',
  'account-data.deleted': 'After an account was deleted',
  'notifications.notification': 'A notification, for members who get them at once',
  'notifications.digest': 'The digest of the day or week',
  'moderation.report': 'To the team: a record is reported',
  'listings.review': 'To the team: a listing waits for review',
  'listings.reminder': 'Before a listing expires',
  'messages.meeting': 'A meeting is agreed, moved or cancelled',
  'memberships.requested': 'A membership was asked for by invoice',
  'memberships.requested-team': 'To the team: a membership is asked for',
  'memberships.withdrawn-team': 'To the team: the request was withdrawn',
  'memberships.started': 'A membership begins',
  'memberships.not-renewed': 'The renewal was turned off',
  'memberships.declined': 'A request was declined',
  'memberships.refunded': 'A payment is refunded',
  'memberships.misfit-team': 'To the team: a payment matches no request',
  'memberships.unknown-team': 'To the team: a payment of an unknown page',
  'memberships.stuck-team': 'To the team: the payment provider keeps refusing',
  'memberships.left-team': 'To the team: a subscription must be cancelled by hand',
  'events.registered': 'A seat at an event',
  'events.proof': 'Confirms the address of a registration',
  'events.again': 'An address was registered again',
  'events.waitlisted': 'A place on the waitlist',
  'events.promoted': 'A seat has become free',
  'events.changed': 'When or where an event takes place has changed',
  'events.cancelled': 'An event is cancelled',
  'events.left': 'Somebody has cancelled their registration',
  'events.withdrawn': 'The team has cancelled a registration',
  'introductions.team': 'To the team: a request for an introduction',
  'introductions.introduced': 'Two people are introduced',
  'enquiries.to-member': 'An enquiry that is answered on the site',
  'enquiries.to-owner': 'An enquiry that is answered by email',
  'enquiries.answer': 'To a visitor: the answer to an enquiry',
  'saved-searches.alert': 'What saved searches have found',
  'matches.weekly': 'The week’s new matches',
  'insights.quarterly': 'The quarter’s figures of chosen markets',
  'contact.message': 'To the team: a message of the contact form',
  'contact.reply': 'The team’s answer to a message',
  'newsletter.confirm': 'Confirms a subscription',
  'newsletter.welcome': 'After a subscription was confirmed',
  'newsletter.mailing': 'A mailing of the newsletter',
} as const;
export type MailTemplate = keyof typeof mailTemplates;

const mailTemplate = choice(mailTemplates);

/** The theme that a mail is looked at in. */
export const mailThemes = { light: 'Light', dark: 'Dark' } as const;
export type MailTheme = keyof typeof mailThemes;
export const mailTheme = choice(mailThemes);

const mailSample = z.object({ name: mailTemplate, subject: z.string(), preheader: z.string(), text: z.string() });
export type MailSample = z.infer<typeof mailSample>;

/** GET /api/admin/mail-samples: every mail with invented data, in the order of `mailTemplates`. */
export const listMailSamples = defineEndpoint({
  name: 'mailSamples.list',
  method: 'GET',
  path: '/api/admin/mail-samples',
  summary: 'Every email that the product sends, with invented data',
  access: 'admin',
  response: z.array(mailSample),
});

/** GET /api/admin/mail-samples/{name}/preview?theme=: one of them as a page for a frame, which runs nothing. */
export const previewMailSample = defineEndpoint({
  name: 'mailSamples.preview',
  method: 'GET',
  path: '/api/admin/mail-samples/:name/preview',
  summary: 'One of these emails as it will look',
  access: 'admin',
  params: z.strictObject({ name: mailTemplate }),
  query: z.strictObject({ theme: mailTheme.optional() }),
  response: z.string(),
  contentType: 'text/html',
});
