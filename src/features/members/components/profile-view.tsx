import type { MemberProfile } from '#contract/members.ts';
import { Investments } from '#src/features/company-investors/index.ts';
import { Employments } from '#src/features/company-people/index.ts';
import { useRelations } from '#src/features/connections/index.ts';
import { CommentsCard } from './comments-card.tsx';
import { MatchCard } from './match-card.tsx';
import { MemberHead } from './member-head.tsx';

import { ProfileStats } from './profile-stats.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import styles from './profile-view.module.css';
import { StatusCard } from './status-card.tsx';
import { TagCard } from './tag-card.tsx';

interface ProfileViewProps {
  member: MemberProfile;
  isOwn: boolean;
}

/** A member's profile: the head, and below it two columns (rule profiles). */
export function ProfileView({ member, isOwn }: ProfileViewProps) {
  const relation = useRelations(isOwn ? [] : [[member.id]]).get(member.id);
  return (
    <div className={styles.frame}>
      <MemberHead member={member} isOwn={isOwn} relation={relation} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StatusCard member={member} isOwn={isOwn} />
          <MatchCard profile={member.matchProfile} isOwn={isOwn} />
          <ProfileTabs member={member} isOwn={isOwn} />
          <CommentsCard />
        </div>
        <div className={styles.facts}>
          <ProfileStats member={member} isOwn={isOwn} />
          <TagCard title="Interests" tags={member.interests} isOwn={isOwn} />
          <TagCard title="Skills" tags={member.skills} isOwn={isOwn} />
          {/* These come by calls of their own. At the end of the column they move nothing. */}
          <Employments memberId={member.id} />
          <Investments kind="member" id={member.id} />
        </div>
      </div>
    </div>
  );
}
