import { useMemberAction } from '#src/features/accounts/index.ts';
import { useRelationChange } from '#src/features/connections/index.ts';
import { toast } from '#src/stores/toasts.ts';

/** Blocks a member, with a toast that can undo it, or unblocks them. Needs an account. */
export function useBlock(member: { id: number; fullName: string }) {
  const asMember = useMemberAction({ title: 'Member feature', description: 'Sign in to block members.' });
  const { mutate, isPending } = useRelationChange(member.id);
  const send = (kind: 'block' | 'unblock') =>
    mutate(
      { kind },
      {
        onSuccess: () =>
          toast(
            kind === 'block'
              ? {
                  title: 'Blocked',
                  description: `${member.fullName} can no longer write to you or connect with you.`,
                  action: { label: 'Undo', onSelect: () => send('unblock') },
                }
              : { title: 'No longer blocked' },
          ),
      },
    );
  const change = (kind: 'block' | 'unblock') => {
    if (!isPending) asMember(() => send(kind));
  };
  return { change, isPending };
}
