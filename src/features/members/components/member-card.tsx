import { EnvironmentOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberSummary } from '#contract/members.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { CardLink } from '#src/components/link.tsx';
import { CardText, RecordCard } from '#src/components/record-card.tsx';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { CardTools } from '#src/features/lists/index.ts';
import { formatDate, formatList, formatNumber } from '#src/lib/format.ts';
import type { FoundMember } from '../api.ts';
import styles from './member-card.module.css';

interface MemberCardProps {
  member: MemberSummary;
  /** The target of the profile's link back, for lists with filters. */
  state?: unknown;
  /** Connections in common, if they are why the member is shown. */
  through?: FoundMember['through'] | undefined;
  /** Actions on the member. */
  action: ReactNode;
}

/** A member in the directory (rule profiles). The whole card links to the profile. */
export function MemberCard({ member, state, through, action }: MemberCardProps) {
  const role = [member.title, member.organization].filter(Boolean);
  return (
    <RecordCard className={styles.card}>
      <div className={styles.head}>
        <Avatar id={member.id} name={member.name} url={member.avatarUrl} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <CardLink to={pathTo(paths.member, { id: member.id })} state={state}>
              {member.name}
            </CardLink>
          </h2>
          {role.map((text) => (
            <p key={text} className={styles.role}>
              {text}
            </p>
          ))}
        </div>
      </div>
      {member.bio !== '' && <CardText>{member.bio}</CardText>}
      {member.focusAreas.length > 0 && (
        <ul aria-label="Focus areas" className={styles.areas}>
          {member.focusAreas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      )}
      {through && <p className={styles.through}>{throughInWords(through)}</p>}
      <div className={styles.foot}>
        <p className={styles.facts}>
          {member.location !== null && (
            <span className={styles.place}>
              <EnvironmentOutlined aria-label="Location:" /> {member.location}
            </span>
          )}
          <span>
            <strong>{connectionsInWords(member.connectionCount)}</strong>
            <span aria-hidden="true"> · </span>
            <time dateTime={member.memberSince} title={formatDate(member.memberSince)}>
              since {new Date(member.memberSince).getUTCFullYear()}
            </time>
          </span>
          <KeptMark kind="member" id={member.id} />
        </p>
        <div className={styles.actions}>
          <CardTools kind="member" id={member.id} name={member.name} className={styles.tools} />
          {action}
        </div>
      </div>
    </RecordCard>
  );
}

/** `Connected to Ada, Bo, and 2 others, whom you know` */
function throughInWords({ members, count }: NonNullable<FoundMember['through']>): string {
  const others = count - members.length;
  const names = members.map(({ name }) => name);
  if (others > 0) names.push(others === 1 ? '1 other' : `${formatNumber(others)} others`);
  return `Connected to ${formatList(names)}, whom you know`;
}

export function connectionsInWords(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'connection' : 'connections'}`;
}
