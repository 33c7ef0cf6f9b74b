import { type CollectionSource, collectionBounds, collectionName } from '#contract/desktop/collections.ts';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { useCollection, useCollectionChanges } from './api.ts';

export interface Keepable {
  source: CollectionSource;
  title: string;
  /** The path of the page that shows it. */
  page: string;
}

const problems = {
  'too-many': `${collectionBounds.collections} collections are kept already. Remove one in App Settings first.`,
  impossible: 'Nothing can be kept on this computer at the moment.',
} as const;

/** Whether something is kept offline, and the way to change that; needs an account. */
export function useKeepOffline({ source, title, page }: Keepable) {
  const collection = useCollection(source);
  const { keep, remove } = useCollectionChanges();
  const asMember = useMemberAction({
    title: 'Member feature',
    description: 'Sign in or join to keep pages on this computer.',
  });
  const fail = (description = 'Please try again in a moment.') =>
    toast({ title: 'This could not be kept offline', description, variant: 'destructive' });
  // With promises: a row that is removed is no longer there to be called back.
  const start = async () => {
    try {
      const { problem } = await keep.mutateAsync({ source, title: title.slice(0, 200), page });
      if (problem) fail(problems[problem]);
      else toast({ title: 'Kept offline from now on', description: title });
    } catch {
      fail();
    }
  };
  const end = async () => {
    try {
      await remove.mutateAsync(collectionName(source));
      const action = { label: 'Undo', onSelect: () => void start() };
      toast({ title: 'No longer kept offline', description: title, action });
    } catch {
      toast({ title: 'This could not be removed', description: 'Please try again.', variant: 'destructive' });
    }
  };
  return {
    collection,
    // The choice shows at once, before the app confirms it.
    isOn: keep.isPending || (collection !== undefined && !remove.isPending),
    isBusy: keep.isPending || remove.isPending,
    setOn: (isOn: boolean) => {
      if (isOn) asMember(() => void start());
      else void end();
    },
  };
}
