import {
  BankOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  EnvironmentOutlined,
  LinkOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Badge } from '#src/components/badge.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { ProfileFacts, ProfileHead, ProfileLead } from '#src/components/profile-head.tsx';
import type { ShownRelation } from '#src/features/connections/index.ts';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { lastActiveInWords } from '../profile-words.ts';
import { MemberActions } from './member-actions.tsx';
import styles from './member-head.module.css';

interface MemberHeadProps {
  member: MemberProfile;
  isOwn: boolean;
  relation: ShownRelation | undefined;
}

/** Who the member is, in a few lines, and what one can do first (rule profiles). */
export function MemberHead({ member, isOwn, relation }: MemberHeadProps) {
  return (
    <ProfileHead
      picture={
        <Avatar
          key={member.profileImage}
          id={member.id}
          name={member.fullName}
          url={member.profileImage}
          size="large"
        />
      }
      name={member.fullName}
      marks={
        <>
          {member.pronouns !== null && <span className={styles.pronouns}>{member.pronouns}</span>}
          {member.role === 'admin' && (
            <Badge tone="premium" icon={<SafetyCertificateOutlined aria-hidden="true" />}>
              Admin
            </Badge>
          )}
          {relation?.connection === 'connected' && <Badge icon={<CheckOutlined aria-hidden="true" />}>Connected</Badge>}
          <KeptBadge kind="member" id={member.id} />
        </>
      }
    >
      {member.headline !== null && <ProfileLead>{member.headline}</ProfileLead>}
      <Work member={member} />
      <ProfileFacts facts={factsOf(member)} />
      {isOwn ? (
        <div>
          <ButtonLink to={paths.profileEdit}>Edit Profile</ButtonLink>
        </div>
      ) : (
        <MemberActions member={member} relation={relation} />
      )}
    </ProfileHead>
  );
}

function factsOf({ location, lastActiveOn, website }: MemberProfile) {
  return [
    { key: 'location', icon: <EnvironmentOutlined aria-label="Location" />, text: location },
    {
      key: 'active',
      icon: <ClockCircleOutlined aria-hidden="true" />,
      text: lastActiveOn && `Last active ${lastActiveInWords(lastActiveOn)}`,
    },
    {
      key: 'website',
      icon: <LinkOutlined aria-label="Website" />,
      text: website && (
        <a href={website} target="_blank" rel="noopener noreferrer nofollow">
          {new URL(website).host}
        </a>
      ),
    },
  ];
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
