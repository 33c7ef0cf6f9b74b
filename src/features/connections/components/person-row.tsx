import type { ReactNode } from 'react';

import type { MemberSummary } from '#contract/members.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import styles from './person-row.module.css';

interface PersonRowProps {
  /** Defaults to true: members from the directory have a profile. */
  member: MemberSummary & { hasProfile?: boolean };
  /** A sign beside the name. */
  mark?: ReactNode;
  /** Since when, and a note. */
  about?: ReactNode;
  actions: ReactNode;
}

/** A member in the current user's lists: name, date and actions. */
export function PersonRow({ member, mark, about, actions }: PersonRowProps) {
  return (
    <li className={styles.row} data-card={member.id}>
      <Avatar id={member.id} name={member.name} url={member.avatarUrl} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <MemberLink member={{ hasProfile: true, ...member }} />
          {mark}
        </h2>
        <p className={styles.role}>{[member.title, member.organization].filter(Boolean).join(', ')}</p>
        {about}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
