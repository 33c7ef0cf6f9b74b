import type { MemberProfile } from '#contract/members.ts';
import { Investments } from '#src/features/company-investors/index.ts';
import { Employments } from '#src/features/company-people/index.ts';
import { useRelations } from '#src/features/connections/index.ts';
import { CommentsCard } from './comments-card.tsx';
import { MatchCard } from './match-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileContactBox } from './profile-contact-box.tsx';
import { ProfileStats } from './profile-stats.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import styles from './profile-view.module.css';
import { StatusCard } from './status-card.tsx';
import { TagCard } from './tag-card.tsx';

interface ProfileViewProps {
  member: MemberProfile;
  isOwn: boolean;
}

/** A member's profile in two columns (rule profiles). */
export function ProfileView({ member, isOwn }: ProfileViewProps) {
  const relation = useRelations(isOwn ? [] : [[member.id]]).get(member.id);
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.who}>
          <ProfileCard member={member} isOwn={isOwn} relation={relation} />
          {!isOwn && <ProfileContactBox member={member} relation={relation} />}
        </div>
        <div className={styles.main}>
          <StatusCard member={member} isOwn={isOwn} />
          <MatchCard profile={member.matchProfile} isOwn={isOwn} />
          <ProfileTabs member={member} isOwn={isOwn} />
          <CommentsCard />
        </div>
        <div className={styles.facts}>
          <ProfileStats member={member} isOwn={isOwn} />
          <Employments memberId={member.id} />
          <Investments kind="member" id={member.id} />
          <TagCard title="Interests" tags={member.interests} isOwn={isOwn} />
          <TagCard title="Skills" tags={member.skills} isOwn={isOwn} />
        </div>
      </div>
    </div>
  );
}
