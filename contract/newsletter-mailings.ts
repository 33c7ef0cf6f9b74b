import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParams, line, paragraphText, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { agedPageQuery, page } from '#contract/kit/paging.ts';
import { type ItemKind, itemId } from './items.ts';
import { mailTheme } from './mail-samples.ts';
import { chosenTopics, topicsOfSubscription } from './newsletter-topics.ts';

/** The states of a mailing. Only a draft can be changed. */
export const mailingStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
} as const;
export type MailingState = keyof typeof mailingStates;
const mailingState = choice(mailingStates);

/** Bounds of mailings (rule mailings). */
export const mailingBounds = {
  subject: { min: 3, max: 150 },
  preheader: 140,
  introduction: 10_000,
  blocks: 20,
  note: 500,
} as const;

/** The kinds of records that a mailing can show. */
export const mailingKinds = ['article', 'event', 'listing', 'company', 'technology'] as const satisfies ItemKind[];
export type MailingKind = (typeof mailingKinds)[number];

/** A record in a mailing, with a few words of the team. */
export const mailingBlock = z.strictObject({
  kind: z.enum(mailingKinds, 'This kind of record cannot be in a newsletter'),
  id: itemId,
  note: paragraphText.max(mailingBounds.note, `Please keep this to ${mailingBounds.note} characters`),
});
export type MailingBlock = z.infer<typeof mailingBlock>;

const mailingFields = {
  subject: line(1000)
    .min(mailingBounds.subject.min, `Subject must be at least ${mailingBounds.subject.min} characters`)
    .max(mailingBounds.subject.max, `Please keep this to ${mailingBounds.subject.max} characters`),
  /** What a list of mails shows beside the subject; empty: the first words of the introduction. */
  preheader: line(1000).max(mailingBounds.preheader, `Please keep this to ${mailingBounds.preheader} characters`),
  topics: chosenTopics,
  introduction: paragraphText.max(
    mailingBounds.introduction,
    `Please keep this to ${mailingBounds.introduction.toLocaleString('en-US')} characters`,
  ),
  blocks: z
    .array(mailingBlock)
    .max(mailingBounds.blocks, `Please choose at most ${mailingBounds.blocks} records`)
    .refine(
      (blocks) => new Set(blocks.map(({ kind, id }) => `${kind}:${id}`)).size === blocks.length,
      'Please choose each record once',
    ),
};
const mailingBody = z.strictObject(mailingFields);
export type MailingInput = z.infer<typeof mailingBody>;

const summary = z.object({
  id: z.number().int(),
  version: recordVersion,
  subject: z.string(),
  state: mailingState,
  topics: topicsOfSubscription,
  /** When it is to be sent, for one that is scheduled. */
  scheduledAt: timestamp.nullable(),
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  updatedAt: timestamp,
  figures: z.object({
    /** Emails that were written, and what has become of them. */
    queued: z.number().int().nonnegative(),
    sent: z.number().int().nonnegative(),
    failed: z.number().int().nonnegative(),
    bounced: z.number().int().nonnegative(),
    /** Subscribers who have left by a link of this mailing. */
    unsubscribed: z.number().int().nonnegative(),
  }),
});
export type MailingSummary = z.infer<typeof summary>;

/** A chosen record as it will be seen; `shown` is `null` for one that not everybody sees now, and is left out. */
const chosenBlock = mailingBlock.extend({
  shown: z
    .object({ title: z.string(), line: z.string(), path: z.string(), pictureUrl: z.string().nullable() })
    .nullable(),
});
export type ChosenBlock = z.infer<typeof chosenBlock>;

/** A mailing as admins work on it. */
const mailing = summary.extend({
  preheader: z.string(),
  introduction: z.string(),
  blocks: z.array(chosenBlock),
});
export type Mailing = z.infer<typeof mailing>;

const limits = [{ by: 'account', limit: 600, windowSeconds: 3600 }] as const;
const seen = z.strictObject({ version: recordVersion });

/** GET /api/admin/mailings */
export const listMailings = defineEndpoint({
  name: 'mailings.list',
  method: 'GET',
  path: '/api/admin/mailings',
  summary: 'Mailings of the newsletter in any state, newest first',
  access: 'admin',
  query: z.strictObject({ state: mailingState.optional(), ...agedPageQuery }),
  response: page(summary),
});

/** GET /api/admin/mailings/{id} */
export const getMailing = defineEndpoint({
  name: 'mailings.get',
  method: 'GET',
  path: '/api/admin/mailings/:id',
  summary: 'One mailing as admins work on it',
  access: 'admin',
  params: idParams,
  response: mailing,
});

/** POST /api/admin/mailings: a draft. 400 on `blocks` where a record is not there for everybody. */
export const createMailing = defineEndpoint({
  name: 'mailings.create',
  method: 'POST',
  path: '/api/admin/mailings',
  summary: 'Compose a mailing as a draft',
  access: 'admin',
  body: mailingBody,
  status: 201,
  response: mailing,
  rateLimits: limits,
});

/** PUT /api/admin/mailings/{id}: 409 when it was changed since `version`, and for one that is no draft. */
export const updateMailing = defineEndpoint({
  name: 'mailings.update',
  method: 'PUT',
  path: '/api/admin/mailings/:id',
  summary: 'Change a draft of a mailing',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ ...mailingFields, version: recordVersion }),
  response: mailing,
  rateLimits: limits,
});

/** DELETE /api/admin/mailings/{id}: drafts only, else 409. */
export const deleteMailing = defineEndpoint({
  name: 'mailings.delete',
  method: 'DELETE',
  path: '/api/admin/mailings/:id',
  summary: 'Delete a draft of a mailing',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});

/** GET /api/admin/mailings/{id}/text: the mail as plain text, and how many subscribers would get it now. */
export const readMailingText = defineEndpoint({
  name: 'mailings.text',
  method: 'GET',
  path: '/api/admin/mailings/:id/text',
  summary: 'A mailing as plain text, and the number of its recipients',
  access: 'admin',
  params: idParams,
  response: z.object({ text: z.string(), recipients: z.number().int().nonnegative() }),
});

/** GET /api/admin/mailings/{id}/preview?theme=: the mail as a page for a frame, which runs nothing. */
export const previewMailing = defineEndpoint({
  name: 'mailings.preview',
  method: 'GET',
  path: '/api/admin/mailings/:id/preview',
  summary: 'A mailing as it will look',
  access: 'admin',
  params: idParams,
  query: z.strictObject({ theme: mailTheme.optional() }),
  response: z.string(),
  contentType: 'text/html',
});

/** POST /api/admin/mailings/{id}/test: sends it to the caller's own address, in any state. */
export const testMailing = defineEndpoint({
  name: 'mailings.test',
  method: 'POST',
  path: '/api/admin/mailings/:id/test',
  summary: 'Send a mailing to oneself',
  access: 'admin',
  params: idParams,
  response: z.object({ to: z.string() }),
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/** POST /api/admin/mailings/{id}/schedule: `at` is a moment to come, within a year; without it, it begins at once. */
export const scheduleMailing = defineEndpoint({
  name: 'mailings.schedule',
  method: 'POST',
  path: '/api/admin/mailings/:id/schedule',
  summary: 'Send a draft to its subscribers, now or later',
  access: 'admin',
  params: idParams,
  body: seen.extend({ at: z.iso.datetime('Please enter a date and time').optional() }),
  response: mailing,
  rateLimits: limits,
});

/** What an admin does to a mailing on its way; each is possible in some states only, else 409. */
export const mailingSteps = {
  /** Scheduled: a draft again. */
  cancel: 'Cancel the schedule',
  /** Sending: no further emails are written until it goes on. */
  pause: 'Pause',
  resume: 'Go on',
  /** Sending or paused: whoever has not got it, will not. */
  stop: 'Stop',
} as const;
export type MailingStep = keyof typeof mailingSteps;

/** POST /api/admin/mailings/{id}/step */
export const stepMailing = defineEndpoint({
  name: 'mailings.step',
  method: 'POST',
  path: '/api/admin/mailings/:id/step',
  summary: 'Cancel a scheduled mailing; pause, continue or stop one that is being sent',
  access: 'admin',
  params: idParams,
  body: seen.extend({ step: choice(mailingSteps, 'Please choose a step') }),
  response: mailing,
  rateLimits: limits,
});
