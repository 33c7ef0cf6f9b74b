import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  type CollectionSource,
  collectionName,
  type KeptCollection,
  type KeptCollections,
  type WantedCollection,
} from '#contract/desktop/collections.ts';
import type { SavableKind } from '#contract/items.ts';
import { type DesktopApp, platform } from '#src/platform/index.ts';

const none: KeptCollections = { collections: [], records: {}, bytes: 0, limit: 1 };

/** What the user keeps offline in the desktop app; nothing on the web. */
export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: async (): Promise<KeptCollections> => (await platform.app?.collections()) ?? none,
  // The app tells of every change.
  staleTime: Number.POSITIVE_INFINITY,
  enabled: () => platform.app !== null,
});

/** All collections of the user. */
export const useCollections = () => useQuery(collectionsQuery);

/** The collection of a source, `undefined` where it is not kept. */
export function useCollection(source: CollectionSource): KeptCollection | undefined {
  const { data = none } = useQuery(collectionsQuery);
  const wanted = collectionName(source);
  return data.collections.find(({ name }) => name === wanted);
}

/** When a record that is kept in a collection was last fetched or confirmed; `undefined` for others. */
export function useKeptAge(kind: SavableKind, id: number): string | undefined {
  const { data = none } = useQuery(collectionsQuery);
  return data.records[`${kind}/${id}`];
}

function desktopApp(): DesktopApp {
  if (!platform.app) throw new Error('Nothing is kept offline on the web');
  return platform.app;
}

/** Adds, updates and removes collections; the list is the new one when each resolves. */
export function useCollectionChanges() {
  const client = useQueryClient();
  const show = (kept: KeptCollections) => client.setQueryData(collectionsQuery.queryKey, kept);
  return {
    keep: useMutation({
      mutationFn: (wanted: WantedCollection) => desktopApp().keepCollection(wanted),
      onSuccess: ({ kept }) => show(kept),
    }),
    remove: useMutation({ mutationFn: (name: string) => desktopApp().removeCollection(name), onSuccess: show }),
    update: useMutation({
      mutationFn: (name: string | null) => desktopApp().updateCollections(name),
      onSuccess: show,
    }),
  };
}
