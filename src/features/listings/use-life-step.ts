import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '#src/lib/api-error.ts';
import { formatDate } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import type { LifeStep } from './own-api.ts';

/** The calls of owners come with the first use: most who see a listing have none. */
const loadCalls = () => import('./own-api.ts');

/** Changes the state of a listing and reports the result. Closing can be undone in place. */
export function useLifeSteps() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: { id: number; step: LifeStep }) => (await loadCalls()).takeLifeStep(change),
    onSettled: async (_state, _error, { id }) => (await loadCalls()).refetchState(client, id),
  });
  const take = (id: number, step: LifeStep) =>
    mutate(
      { id, step },
      {
        onSuccess({ expiresAt }) {
          const until = expiresAt === null ? '' : formatDate(expiresAt);
          if (step === 'close') {
            toast({
              title: 'Listing closed',
              description: 'It is no longer listed and takes no enquiries.',
              action: { label: 'Undo', onSelect: () => take(id, 'reopen') },
            });
          } else if (step === 'reopen') {
            toast({ title: 'Listing published again', description: `It is listed until ${until}.` });
          } else {
            toast({ title: 'Listing renewed', description: `It is listed until ${until}.` });
          }
        },
        onError(error) {
          const isRefusal = error instanceof ApiError && error.status < 500 && error.body;
          toast({
            variant: 'destructive',
            title: 'The listing could not be changed',
            description: isRefusal ? isRefusal.message : 'There was a problem. Please try again.',
          });
        },
      },
    );
  return { take, isPending };
}
