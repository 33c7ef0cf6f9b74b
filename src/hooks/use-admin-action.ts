import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** An action of an admin: reports success or the reason for a failure, and fetches the list at `path` again. */
export function useAdminAction<Input>(path: string, done: string, act: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done }),
    onError: (error) => toast({ variant: 'destructive', title: 'Something went wrong', description: refusalOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
