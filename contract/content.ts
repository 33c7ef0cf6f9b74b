import { z } from 'zod';

import { choice, line, paragraphText, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';

/**
 * The states of articles and research articles. `draft`: only admins see it, because it is new or was taken back for
 * more work; `hidden`: temporarily out of sight.
 */
export const contentStates = { draft: 'Draft', published: 'Published', hidden: 'Hidden' } as const;
export type ContentState = keyof typeof contentStates;

/** The state of a record as readers see it: a `scheduled` record is published with a date in the future. */
export const contentStandings = { ...contentStates, scheduled: 'Scheduled' } as const;
export type ContentStanding = keyof typeof contentStandings;

/** The orders of the admin's lists. */
export const contentSorts = {
  changed: 'Recently changed',
  unchanged: 'Longest unchanged',
  newest: 'Newest first',
  title: 'Title, A to Z',
  'title-desc': 'Title, Z to A',
} as const;
export type ContentSort = keyof typeof contentSorts;

export const contentBounds = {
  title: { min: 5, max: 150 },
  description: { min: 20, max: 400 },
  /** Bounds of the text, including its markup. */
  content: { min: 50, max: 50_000 },
  author: { min: 2, max: 100 },
  tags: { max: 12, length: 40 },
} as const;

export const contentState = choice(contentStates, 'Please choose a state');
export const contentStanding = choice(contentStandings);

/** Between the founding of the web and a lifetime from now; other years are typing errors. */
const dates = { earliest: '1990-01-01T00:00:00.000Z', latest: '2100-01-01T00:00:00.000Z' } as const;

/** The fields that an admin enters for an article of either kind. */
export const contentFields = {
  title: line(1000)
    .min(contentBounds.title.min, `Title must be at least ${contentBounds.title.min} characters`)
    .max(contentBounds.title.max, `Please keep this to ${contentBounds.title.max} characters`),
  description: line(2000)
    .min(contentBounds.description.min, `Summary must be at least ${contentBounds.description.min} characters`)
    .max(contentBounds.description.max, `Please keep this to ${contentBounds.description.max} characters`),
  /** Plain text, an empty line between paragraphs, or HTML. */
  content: paragraphText
    .min(contentBounds.content.min, `Text must be at least ${contentBounds.content.min} characters`)
    .max(contentBounds.content.max, `Please keep this to ${contentBounds.content.max} characters`),
  tags: z
    .array(line(contentBounds.tags.length).min(1, 'A tag cannot be empty'), 'Please list the tags')
    .max(contentBounds.tags.max, `Please use at most ${contentBounds.tags.max} tags`)
    .refine((tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, 'Each tag can be used once'),
  /** The date of publication, past or future; `null`: the moment of publishing. */
  publishedAt: z.iso
    .datetime('Please enter a valid date')
    .transform((at) => new Date(at).toISOString())
    .refine((at) => at >= dates.earliest && at < dates.latest, 'Please enter a date between 1990 and 2099')
    .nullable(),
  /** Shows "Sample article" beside the title. */
  isSample: z.boolean('Please say whether it is a sample'),
  state: contentState,
};

/** The same as stored: text is already converted to markup, and limits are those of earlier versions. */
export const storedContentFields = {
  title: z.string(),
  description: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  publishedAt: timestamp.nullable(),
};

/** Words of an address, joined by dashes. */
export const contentSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use small letters, digits and single dashes')
  .max(80, 'Please keep this to 80 characters');

/** The slug that a title suggests; empty where the title has no letters or digits of the Latin alphabet. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** Query fields of the admin's lists. */
export const contentListQuery = {
  search: z.string().trim().max(100, 'Please search for fewer characters').optional(),
  state: contentStanding.optional(),
  sort: choice(contentSorts).optional(),
  ...pageQuery,
};

/** A row of the admin's lists. */
export const contentRow = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Title of its focus area, or of its category. */
  topic: z.string(),
  standing: contentStanding,
  /** Path of its page. */
  path: z.string(),
  publishedAt: timestamp.nullable(),
  updatedAt: timestamp,
  version: z.number().int(),
});
export type ContentRow = z.infer<typeof contentRow>;
export const contentPage = page(contentRow);

/** The data of the editor besides the fields. */
export const editionFields = {
  id: z.number().int(),
  version: z.number().int(),
  standing: contentStanding,
  path: z.string(),
  /** The reading time in minutes, as computed. */
  readTime: z.number().int().positive(),
  updatedAt: timestamp,
};

/** The body of a change of state; `published` without a date means now. */
export const stateChange = z.strictObject({ state: contentState, version: recordVersion });

/** The sentence of a 409 when the edition is not the newest. */
export const staleEdition =
  'Someone else has changed this in the meantime. What you typed is kept; open it again to compare.';
