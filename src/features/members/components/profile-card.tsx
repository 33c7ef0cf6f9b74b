import {
  BankOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  SafetyCertificateOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import { paths } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Badge } from '#src/components/badge.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { FollowButton, type ShownRelation } from '#src/features/connections/index.ts';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { lastActiveInWords } from '../profile-words.ts';
import styles from './profile-card.module.css';

interface ProfileCardProps {
  member: MemberProfile;
  isOwn: boolean;
  relation: ShownRelation | undefined;
}

/** The member's card: picture, name, facts, and the two buttons (rule profiles). */
export function ProfileCard({ member, isOwn, relation }: ProfileCardProps) {
  return (
    <section className={styles.card} aria-label="Profile">
      <Avatar key={member.profileImage} id={member.id} name={member.fullName} url={member.profileImage} size="large" />
      <div className={styles.who}>
        <h1 className={styles.name}>{member.fullName}</h1>
        {member.pronouns !== null && <p className={styles.pronouns}>{member.pronouns}</p>}
        {member.headline !== null && <p className={styles.headline}>{member.headline}</p>}
        {member.role === 'admin' && (
          <Badge tone="premium" icon={<SafetyCertificateOutlined aria-hidden="true" />}>
            Admin
          </Badge>
        )}
        <KeptBadge kind="member" id={member.id} />
      </div>
      <ul className={styles.facts}>
        <Fact icon={<EnvironmentOutlined aria-label="Location" />}>{member.location}</Fact>
        <Fact icon={<SolutionOutlined aria-label="Current position" />}>{member.currentPosition}</Fact>
        <Fact icon={<BankOutlined aria-label="Organization" />}>{member.organization}</Fact>
        <Fact icon={<GlobalOutlined aria-label="Website" />}>
          {member.website && (
            <a href={member.website} target="_blank" rel="noopener noreferrer nofollow">
              {new URL(member.website).host}
            </a>
          )}
        </Fact>
        <Fact icon={<CalendarOutlined aria-hidden="true" />}>Joined {formatDate(member.createdAt)}</Fact>
        <Fact icon={<ClockCircleOutlined aria-hidden="true" />}>
          {member.lastActiveOn && `Last active ${lastActiveInWords(member.lastActiveOn)}`}
        </Fact>
      </ul>
      <div className={styles.actions}>
        {isOwn ? (
          <ButtonLink to={paths.profileEdit}>Edit Profile</ButtonLink>
        ) : (
          <>
            <FollowButton
              member={member}
              isFollowing={relation?.isFollowing ?? false}
              isWaiting={relation?.isWaiting}
            />
            <ButtonLink to={`${paths.messages}?to=${member.id}`} kind="secondary">
              Message
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}

/** Missing facts are omitted. */
function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <li>
      {icon} <span>{children}</span>
    </li>
  );
}
