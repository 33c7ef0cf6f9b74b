import { Button } from '#src/components/button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRelationChange } from '../relations.ts';

interface FollowButtonProps {
  member: { id: number; fullName: string };
  isFollowing: boolean;
  /** Whether the last change has not been sent. */
  isWaiting?: boolean | undefined;
}

/** Follow and Unfollow, each with its toast (rule connections). */
export function FollowButton({ member, isFollowing, isWaiting = false }: FollowButtonProps) {
  const asMember = useMemberAction({ title: 'Member feature', description: 'Sign in or join to follow members.' });
  const { mutate, isPending } = useRelationChange(member.id);
  const toggle = () =>
    mutate(
      { kind: isFollowing ? 'unfollow' : 'follow' },
      {
        onSuccess: () =>
          toast(
            isFollowing
              ? { title: 'Unfollowed', description: `You no longer follow ${member.fullName}.` }
              : { title: 'Now following', description: `You follow ${member.fullName}.` },
          ),
      },
    );
  return (
    <Button
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) asMember(toggle);
      }}
    >
      {isFollowing ? 'Unfollow' : 'Follow'} {isWaiting && <WaitingMark isCompact />}
    </Button>
  );
}
