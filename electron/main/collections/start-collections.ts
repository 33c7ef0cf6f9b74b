import {
  type CollectionSource,
  collectionBounds,
  collectionName,
  defaultRefresh,
  type KeepResult,
  type KeptCollection,
  type KeptCollections,
  type RefreshMinutes,
  type WantedCollection,
} from '#contract/desktop/collections.ts';
import { minute } from '#contract/kit/durations.ts';
import { addToList, removeFromList } from '#contract/lists.ts';
import { saveItem, unsaveItem } from '#contract/saved-items.ts';
import type { Owner, SavedCollection } from '../cache/collections.ts';
import { keptCall } from './reader.ts';
import { createRefresher, type RefresherOptions } from './refresher.ts';

/** On battery a collection is brought up to date so many times less often. */
const onBatteryFactor = 4;
/** Pages are told of changes at most so often (milliseconds). */
const quietMs = 500;

interface CollectionsOptions extends Omit<RefresherOptions, 'interval' | 'maxBytes'> {
  isOnBattery?: () => boolean;
  maxBytes?: number;
}

/** The collections to which a change adds records, or from which it takes some. */
const changedKinds: Partial<Record<string, CollectionSource['kind']>> = {
  [saveItem.name]: 'saved-items',
  [unsaveItem.name]: 'saved-items',
  [addToList.name]: 'list',
  [removeFromList.name]: 'list',
};

/** The collections of whoever is signed in, with the refresher that keeps them up to date, and their calls for pages. */
export function startCollections({ isOnBattery = () => false, onChange, ...options }: CollectionsOptions) {
  const { cache, owner, maxBytes = collectionBounds.bytes } = options;
  let refreshMinutes: RefreshMinutes = defaultRefresh;
  let telling: NodeJS.Timeout | undefined;
  let isClosed = false;
  const tell = () => {
    if (isClosed) return;
    telling ??= setTimeout(() => {
      telling = undefined;
      onChange();
    }, quietMs).unref();
  };
  const refresher = createRefresher({
    ...options,
    maxBytes,
    onChange: tell,
    interval: () => refreshMinutes * minute * (isOnBattery() ? onBatteryFactor : 1),
  });
  cache.watch({ kept: () => {}, gone: () => {}, wiped: tell });

  const shown = async (): Promise<KeptCollections> => {
    await cache.unlocked;
    const whose = await owner();
    const all = whose ? cache.collections.all(whose) : [];
    const records: Record<string, string> = {};
    const present = (saved: SavedCollection, of: Owner): KeptCollection => {
      const name = collectionName(saved.source);
      const ages = saved.records.flatMap(({ kind, id, path }) => {
        const call = keptCall(of, path);
        const at = call && cache.storedAt(call.key);
        return at === null ? [] : [[`${kind}/${id}`, new Date(at).toISOString()] as const];
      });
      Object.assign(records, Object.fromEntries(ages));
      const { source, title, page, problem, isPartial, updatedAt } = saved;
      return {
        name,
        source,
        title,
        page,
        problem,
        isPartial,
        updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
        progress: refresher.progress(name),
        records: ages.length,
        bytes: cache.collections.size(of, name),
      };
    };
    const collections = whose ? all.map((saved) => present(saved, whose)) : [];
    return { collections, records, bytes: cache.collections.totalSize(), limit: maxBytes };
  };

  // What was due while the app did not run, or was begun when it ended.
  void refresher.refreshDue();

  return {
    calls: {
      collections: shown,
      keepCollection: async (wanted: WantedCollection): Promise<KeepResult> => {
        await cache.unlocked;
        const whose = await owner();
        if (!whose || !cache.isOpen()) return { kept: await shown(), problem: 'impossible' };
        const name = collectionName(wanted.source);
        const isFull = cache.collections.all(whose).length >= collectionBounds.collections;
        if (isFull && !cache.collections.has(whose, name)) return { kept: await shown(), problem: 'too-many' };
        cache.collections.add(whose, { ...wanted, records: [], updatedAt: null, problem: null, isPartial: false });
        void refresher.refreshNow([name]);
        return { kept: await shown(), problem: null };
      },
      removeCollection: async (name: string): Promise<KeptCollections> => {
        const whose = await owner();
        if (whose) cache.collections.remove(whose, name);
        tell();
        return shown();
      },
      updateCollections: async (name: string | null): Promise<KeptCollections> => {
        const whose = await owner();
        const all = whose ? cache.collections.all(whose).map(({ source }) => collectionName(source)) : [];
        void refresher.refreshNow(name === null ? all : all.filter((each) => each === name));
        return shown();
      },
    },
    /** How often collections are brought up to date from now on. */
    refreshEvery: (minutes: RefreshMinutes): void => {
      refreshMinutes = minutes;
      void refresher.refreshDue();
    },
    /** The server has made a change of the user, whose endpoint is named: what was saved or listed joins what is kept at once. */
    made: async (endpoint: string): Promise<void> => {
      const kind = changedKinds[endpoint];
      const whose = kind && (await owner());
      if (!whose) return;
      for (const { source } of cache.collections.all(whose)) {
        if (source.kind === kind) void refresher.refreshList(collectionName(source));
      }
    },
    serverAnswers: refresher.serverAnswers,
    retry: refresher.retry,
    close: (): void => {
      isClosed = true;
      clearTimeout(telling);
      refresher.stop();
    },
  };
}
