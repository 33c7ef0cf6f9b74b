import { z } from 'zod';
import { choice, idParam } from '#contract/kit/fields.ts';

/** The kinds of records that can be saved, reported or written about, as people call one of them. */
export const itemKinds = {
  listing: 'listing',
  technology: 'technology',
  company: 'company',
  member: 'member',
  article: 'article',
  research: 'research article',
  event: 'event',
  'feed-item': 'feed article',
  message: 'message',
} as const;
export type ItemKind = keyof typeof itemKinds;

/** The kinds of records that members can save. */
export const savableKinds = [
  'listing',
  'technology',
  'company',
  'member',
  'article',
  'research',
  'event',
  'feed-item',
] as const satisfies readonly ItemKind[];
export type SavableKind = (typeof savableKinds)[number];

/** The kinds of records that members can report: those written by other members. */
export const reportableKinds = [
  'listing',
  'technology',
  'company',
  'member',
  'feed-item',
  'message',
] as const satisfies readonly ItemKind[];
export type ReportableKind = (typeof reportableKinds)[number];

/** The kinds of records with a contact form. */
export const enquiryKinds = ['listing', 'technology', 'company', 'member'] as const satisfies readonly ItemKind[];
export type EnquiryKind = (typeof enquiryKinds)[number];

/** A record's number in a body. */
export const itemId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Params of a call about one saved record. */
export const savedItemParams = z.strictObject({ kind: z.enum(savableKinds), id: idParam });

/** The groups that the palette searches on the server, in their order, with their labels. */
export const searchGroups = {
  member: 'Members',
  company: 'Companies',
  technology: 'Technologies',
  listing: 'Listings',
  article: 'Articles',
  research: 'Research',
  event: 'Events',
} as const satisfies Partial<Record<ItemKind, string>>;

export type SearchGroup = keyof typeof searchGroups;

export const searchKind = choice(searchGroups);

export const searchKinds = searchKind.options;
