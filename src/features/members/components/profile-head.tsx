import {
  BankOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Badge } from '#src/components/badge.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import type { ShownRelation } from '#src/features/connections/index.ts';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { lastActiveInWords } from '../profile-words.ts';
import { ProfileActions } from './profile-actions.tsx';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  member: MemberProfile;
  isOwn: boolean;
  relation: ShownRelation | undefined;
}

/** Who the member is, in a few lines, and what one can do first (rule profiles). */
export function ProfileHead({ member, isOwn, relation }: ProfileHeadProps) {
  return (
    <section className={styles.head} aria-label="Profile">
      <div className={styles.portrait}>
        <Avatar
          key={member.profileImage}
          id={member.id}
          name={member.fullName}
          url={member.profileImage}
          size="large"
        />
      </div>
      <div className={styles.who}>
        <h1 className={styles.name}>{member.fullName}</h1>
        <p className={styles.marks}>
          {member.pronouns !== null && <span className={styles.pronouns}>{member.pronouns}</span>}
          {member.role === 'admin' && (
            <Badge tone="premium" icon={<SafetyCertificateOutlined aria-hidden="true" />}>
              Admin
            </Badge>
          )}
          {relation?.connection === 'connected' && <Badge icon={<CheckOutlined aria-hidden="true" />}>Connected</Badge>}
          <KeptBadge kind="member" id={member.id} />
        </p>
      </div>
      <div className={styles.more}>
        {member.headline !== null && <p className={styles.headline}>{member.headline}</p>}
        <Work member={member} />
        <ul className={styles.facts}>
          <Fact icon={<EnvironmentOutlined aria-label="Location" />}>{member.location}</Fact>
          <Fact icon={<ClockCircleOutlined aria-hidden="true" />}>
            {member.lastActiveOn && `Last active ${lastActiveInWords(member.lastActiveOn)}`}
          </Fact>
          <Fact icon={<GlobalOutlined aria-label="Website" />}>
            {member.website && (
              <a href={member.website} target="_blank" rel="noopener noreferrer nofollow">
                {new URL(member.website).host}
              </a>
            )}
          </Fact>
        </ul>
        {isOwn ? (
          <div>
            <ButtonLink to={paths.profileEdit}>Edit Profile</ButtonLink>
          </div>
        ) : (
          <ProfileActions member={member} relation={relation} />
        )}
      </div>
    </section>
  );
}

/** Position and organization in one line; the organization is a link if it is one of the member's companies. */
function Work({ member: { currentPosition, organization, companies } }: { member: MemberProfile }) {
  if (!currentPosition && !organization) return null;
  const company = companies.find(({ name }) => name === organization);
  return (
    <p className={styles.work}>
      <BankOutlined aria-hidden="true" />
      <span>
        {currentPosition && <span>{currentPosition}</span>}
        {currentPosition && organization && ' at '}
        {company ? (
          <Link to={pathTo(paths.company, { id: company.id })}>{organization}</Link>
        ) : (
          organization && <span>{organization}</span>
        )}
      </span>
    </p>
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
