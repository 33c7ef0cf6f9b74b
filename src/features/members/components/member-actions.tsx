import { paths } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MoreButton } from '#src/components/more-button.tsx';
import { ProfileActions } from '#src/components/profile-head.tsx';
import { FollowButton, NetworkButton, type ShownRelation } from '#src/features/connections/index.ts';
import { useBlock } from '../use-block.ts';
import styles from './member-actions.module.css';
import { useProfileMenu } from './use-profile-menu.tsx';

interface MemberActionsProps {
  member: MemberProfile;
  relation: ShownRelation | undefined;
}

/**
 * What one can do on somebody else's profile (rule profiles). One button is solid: Add to Network or Accept request, for
 * a connection or while a request waits Message, for a blocked member Unblock. What is done seldom is under More.
 */
export function MemberActions({ member, relation }: MemberActionsProps) {
  const { items, dialogs } = useProfileMenu(member, relation);
  const { change, isPending } = useBlock(member);
  const connection = relation?.connection ?? 'none';
  const isMessageFirst = connection === 'connected' || connection === 'requested';
  return (
    <>
      <ProfileActions>
        {relation?.isBlocked ? (
          <Button kind="primary" aria-disabled={isPending} onClick={() => change('unblock')}>
            Unblock
          </Button>
        ) : (
          <>
            <div className={styles.network} data-state={connection}>
              <NetworkButton member={member} relation={relation} />
            </div>
            <ButtonLink to={`${paths.messages}?to=${member.id}`} kind={isMessageFirst ? 'primary' : 'secondary'}>
              Message
            </ButtonLink>
            <FollowButton
              member={member}
              isFollowing={relation?.isFollowing ?? false}
              isWaiting={relation?.isWaiting}
            />
          </>
        )}
        <MoreButton items={items} />
      </ProfileActions>
      {dialogs}
    </>
  );
}
