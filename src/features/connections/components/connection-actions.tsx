import type { ConnectionList } from '#contract/connections.ts';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { toast } from '#src/stores/toasts.ts';
import { type RelationChange, useRelationChange } from '../relations.ts';

interface ConnectionActionsProps {
  member: { id: number; name: string };
  list: ConnectionList | 'following';
}

/** Actions on a member in the current user's lists. */
export function ConnectionActions({ member, list }: ConnectionActionsProps) {
  const { mutate, isPending } = useRelationChange(member.id);
  const button = (
    label: string,
    change: RelationChange,
    done: { title: string; description?: string },
    kind: 'primary' | 'quiet' = 'quiet',
  ) => (
    <Button
      kind={kind}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate(change, { onSuccess: () => toast(done) });
      }}
    >
      {label}
      <span className="visually-hidden"> {member.name}</span>
    </Button>
  );
  switch (list) {
    case 'received':
      return (
        <>
          {button('Decline', { kind: 'decline' }, { title: 'Request declined' })}
          {button(
            'Accept',
            { kind: 'accept' },
            { title: 'Connected', description: `${member.name} is now in your network.` },
            'primary',
          )}
        </>
      );
    case 'sent':
      return button('Withdraw', { kind: 'remove' }, { title: 'Request withdrawn' });
    case 'following':
      return button(
        'Unfollow',
        { kind: 'unfollow' },
        { title: 'Unfollowed', description: `You no longer follow ${member.name}.` },
      );
    default:
      return (
        <>
          {button(
            'Remove',
            { kind: 'remove' },
            { title: 'Connection removed', description: `${member.name} is no longer in your network.` },
          )}
          <ButtonLink to={`${paths.messages}?to=${member.id}`} kind="secondary">
            Message<span className="visually-hidden"> {member.name}</span>
          </ButtonLink>
        </>
      );
  }
}
