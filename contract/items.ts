import { z } from 'zod';
import { choice, idParam } from '#contract/kit/fields.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';

/** The kinds of records that can be saved, reported or written about, with the word for one record. */
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
  'focus-area': 'focus area',
  'saved-search': 'saved search',
} as const;
export type ItemKind = keyof typeof itemKinds;

/** The word for several records of each kind. */
export const itemGroups = {
  listing: 'Listings',
  technology: 'Technologies',
  company: 'Companies',
  member: 'Members',
  article: 'Articles',
  research: 'Research',
  event: 'Events',
  'feed-item': 'Feed articles',
  message: 'Messages',
  'focus-area': 'Focus areas',
  'saved-search': 'Saved searches',
} as const satisfies Record<ItemKind, string>;

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

/** The kinds of records with a contact form, and their pages. */
const enquiryPages = {
  listing: paths.listing,
  technology: paths.technology,
  company: paths.company,
  member: paths.member,
} as const satisfies Partial<Record<ItemKind, string>>;
export type EnquiryKind = keyof typeof enquiryPages;

export const enquiryKind = choice(enquiryPages);

/** The page of the record that an enquiry is about. */
export function enquiryPath(kind: EnquiryKind, id: number): string {
  return pathTo(enquiryPages[kind], { id });
}

/** A record's number in a body. */
export const itemId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Params of a call about one saved record. */
export const savedItemParams = z.strictObject({ kind: z.enum(savableKinds), id: idParam });

/** The kinds that the palette searches on the server, in the order of their groups. */
export const searchKinds = [
  'member',
  'company',
  'technology',
  'listing',
  'article',
  'research',
  'event',
] as const satisfies readonly ItemKind[];
export type SearchGroup = (typeof searchKinds)[number];
