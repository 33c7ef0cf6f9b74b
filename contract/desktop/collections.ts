import { z } from 'zod';

/** Bounds of what is kept offline by the user's choice: collections of one user, records of one, bytes of all. */
export const collectionBounds = { collections: 50, records: 200, bytes: 100 * 1024 * 1024 } as const;

/** How often collections can be brought up to date (minutes). */
export const refreshChoices = [15, 30, 60, 240] as const;
export type RefreshMinutes = (typeof refreshChoices)[number];
export const refreshMinutes = z.literal(refreshChoices);
export const defaultRefresh: RefreshMinutes = 30;

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** What a collection holds: a record with what belongs to it, or a list. */
export const collectionSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('company'), id }),
  z.strictObject({ kind: z.literal('focus-area'), slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  z.strictObject({ kind: z.literal('saved-search'), id }),
  z.strictObject({ kind: z.literal('saved-items') }),
  z.strictObject({ kind: z.literal('list'), id }),
  z.strictObject({ kind: z.literal('pipeline'), id }),
]);
export type CollectionSource = z.infer<typeof collectionSource>;

/** The name of a collection, one for each source: `company/7`. */
export function collectionName(source: CollectionSource): string {
  if (source.kind === 'saved-items') return source.kind;
  return `${source.kind}/${source.kind === 'focus-area' ? source.slug : source.id}`;
}

/** A collection by its name; the main process knows which ones there are. */
export const namedCollection = z.string().max(100);

/** A collection as a page asks for it, with its title and the page that shows it. */
export const wantedCollection = z.strictObject({
  source: collectionSource,
  title: z.string().trim().min(1).max(200),
  page: z.string().startsWith('/').max(500),
});
export type WantedCollection = z.infer<typeof wantedCollection>;

/**
 * Why a collection is not up to date, or not whole. `unreachable`: no answer of the server; `busy`: it asked for a
 * pause; `gone`: there is no such company, area or search any more; `too-large`: the space for collections is full;
 * `failed`: some records could not be fetched.
 */
export const collectionProblems = ['unreachable', 'busy', 'gone', 'too-large', 'failed'] as const;
export const collectionProblem = z.enum(collectionProblems);
export type CollectionProblem = z.infer<typeof collectionProblem>;

const count = z.number().int().nonnegative();

/** A collection as the pages of its user see it. */
export const keptCollection = wantedCollection.extend({
  name: namedCollection,
  /** How far it is while it is being fetched. */
  progress: z.object({ done: count, known: count }).nullable(),
  /** When all of it was last fetched or confirmed; `null` before the first time. */
  updatedAt: z.iso.datetime().nullable(),
  problem: collectionProblem.nullable(),
  /** How many records are there to be read, and whether the source has more than are kept. */
  records: count,
  isPartial: z.boolean(),
  bytes: count,
});
export type KeptCollection = z.infer<typeof keptCollection>;

/** Everything that is kept in collections. */
export const keptCollections = z.object({
  collections: z.array(keptCollection),
  /** When each record was last fetched or confirmed, by kind and number: `company/7`. */
  records: z.record(z.string(), z.iso.datetime()),
  /** The size of all collections, records of several counted once. */
  bytes: count,
  limit: count,
});
export type KeptCollections = z.infer<typeof keptCollections>;

/** The collections after one was added; `too-many` where there was no room for it, `impossible` where none can be kept. */
export const keepResult = z.object({
  kept: keptCollections,
  problem: z.enum(['too-many', 'impossible']).nullable(),
});
export type KeepResult = z.infer<typeof keepResult>;
