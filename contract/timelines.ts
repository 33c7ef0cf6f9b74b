import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParam, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { savableKinds } from './items.ts';
import { namedMember } from './members.ts';

/** How long timelines go back, in days (rule timelines). */
export const timelineDays = 730;

/** The kinds of records that have a timeline: those that members keep in lists and on pipelines. */
export const timelineKinds = savableKinds;
export type TimelineKind = (typeof timelineKinds)[number];

/** What a member did with a record; stored under these names, which are never reused. */
export const timelineActions = [
  'noted',
  'listed',
  'unlisted',
  'filled-in',
  'carded',
  'moved',
  'next-step',
  'uncarded',
  'enquired',
  'introduction',
] as const;
export type TimelineAction = (typeof timelineActions)[number];

const place = z.object({ id: z.number().int(), name: z.string() });

const timelineEntry = z.object({
  id: z.number().int(),
  action: z.enum(timelineActions),
  /** `null` where the caller did it. */
  by: namedMember.nullable(),
  /** The list in which it was done. */
  list: place.nullable(),
  /** The pipeline on which it was done. */
  pipeline: place.nullable(),
  /** The text of a note as it is now, the value of a field with its name, the stage, or the next step; otherwise empty. */
  detail: z.string(),
  at: timestamp,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/**
 * GET /api/timelines/{kind}/{id}: what the caller did with a record, and what others did with it in lists and on pipelines
 * that the caller sees, newest first. Empty for a record that is gone and nobody did anything with.
 */
export const getTimeline = defineEndpoint({
  name: 'timelines.get',
  method: 'GET',
  path: '/api/timelines/:kind/:id',
  summary: 'What the caller and their colleagues did with a record',
  access: 'member',
  params: z.strictObject({ kind: z.enum(timelineKinds), id: idParam }),
  query: z.strictObject(pageQuery),
  response: page(timelineEntry),
  cache: 'private',
});
