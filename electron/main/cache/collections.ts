import { z } from 'zod';

import { collectionName, collectionProblem, wantedCollection } from '#contract/desktop/collections.ts';
import { savableKinds } from '#contract/items.ts';
import { nameOf, open, type SealKey, seal } from '../sealed/seal.ts';
import type { CacheKey } from './cache-key.ts';
import type { RowKey, Rows } from './rows.ts';
import { rowKeyOf } from './sealed-answer.ts';

/** A record of a collection: its kind and number, and the path of the call that its page makes for it. */
const collectedRecord = z.object({ kind: z.enum(savableKinds), id: z.number().int(), path: z.string() });
export type CollectedRecord = z.infer<typeof collectedRecord>;

/** What is sealed of a collection: everything but whose it is. */
const savedCollection = wantedCollection.extend({
  records: z.array(collectedRecord),
  /** When all of it was last fetched or confirmed (milliseconds since 1970). */
  updatedAt: z.number().int().nullable(),
  problem: collectionProblem.nullable(),
  isPartial: z.boolean(),
});
export type SavedCollection = z.infer<typeof savedCollection>;

/** A user of a server: a collection belongs to both. */
export interface Owner {
  server: string;
  userId: number;
}

/** The collections in the cache's file. As with the cache, no function throws. */
export interface CollectionStore {
  /** Those of a user, in the order in which they were added. */
  all(owner: Owner): SavedCollection[];
  find(owner: Owner, name: string): SavedCollection | null;
  has(owner: Owner, name: string): boolean;
  add(owner: Owner, collection: SavedCollection): void;
  /** Changes a collection; one that was removed meanwhile stays removed. */
  change(owner: Owner, collection: SavedCollection): void;
  /** What only this collection held on to is swept with everything else from now on. */
  remove(owner: Owner, name: string): void;
  /** Holds on to answers, kept already or later, for as long as the collection is there; with `isAll` to no others. */
  pin(owner: Owner, name: string, keys: readonly CacheKey[], isAll?: boolean): void;
  /** The size of the answers that a collection holds on to. */
  size(owner: Owner, name: string): number;
  /** The size of what all collections hold on to, each answer counted once. */
  totalSize(): number;
}

const place = ({ server, userId, name }: RowKey) => `collections ${userId} ${name} ${server}`;

/** @param withKey does the work on the open file, or gives `otherwise` */
export function createCollectionStore(
  withKey: <T>(work: (rows: Rows, key: SealKey) => T, otherwise: T) => T,
): CollectionStore {
  const rowKey = (key: SealKey, { server, userId }: Owner, name: string): RowKey => ({
    server,
    userId,
    name: nameOf(key, name, `collections ${userId} ${server}`),
  });
  const sealed = (key: SealKey, row: RowKey, collection: SavedCollection) =>
    seal(key, JSON.stringify(collection), place(row));
  const nameIn = ({ source }: SavedCollection) => collectionName(source);

  const opened = (key: SealKey, row: RowKey, content: Uint8Array): SavedCollection | null => {
    const plain = open(key, content, place(row));
    return (plain && savedCollection.safeParse(JSON.parse(plain.toString())).data) ?? null;
  };

  return {
    all: (owner) =>
      withKey(
        ({ collections }, key) =>
          collections
            .all(owner.server, owner.userId)
            .flatMap(({ name, sealed: content }) => opened(key, { ...owner, name }, content) ?? []),
        [],
      ),
    find: (owner, name) =>
      withKey(({ collections }, key) => {
        const row = rowKey(key, owner, name);
        const content = collections.find(row);
        return content && opened(key, row, content);
      }, null),
    has: (owner, name) => withKey(({ collections }, key) => collections.find(rowKey(key, owner, name)) !== null, false),
    add: (owner, collection) =>
      withKey(({ collections }, key) => {
        const row = rowKey(key, owner, nameIn(collection));
        collections.insert(row, sealed(key, row, collection));
      }, undefined),
    change: (owner, collection) =>
      withKey(({ collections }, key) => {
        const row = rowKey(key, owner, nameIn(collection));
        collections.update(row, sealed(key, row, collection));
      }, undefined),
    remove: (owner, name) => withKey(({ collections }, key) => collections.remove(rowKey(key, owner, name)), undefined),
    pin: (owner, name, keys, isAll = false) =>
      withKey(
        ({ collections }, key) =>
          collections.pin(
            rowKey(key, owner, name),
            keys.map((each) => rowKeyOf(key, each)),
            isAll,
          ),
        undefined,
      ),
    size: (owner, name) => withKey(({ collections }, key) => collections.size(rowKey(key, owner, name)), 0),
    totalSize: () => withKey((rows) => rows.pinnedSize(), 0),
  };
}
