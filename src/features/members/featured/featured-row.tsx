import { StarFilled } from '@ant-design/icons';
import { useId } from 'react';

import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberSummary } from '#contract/members.ts';
import { featuredPlaces } from '#contract/members-featured.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { CardLink } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { useFeaturedMembers } from './api.ts';
import styles from './featured-row.module.css';

/**
 * The members whose turn it is, above the directory (rule featured-members). It is as high while it loads, without members
 * and without the server, so that the list below it never jumps.
 */
export function FeaturedRow() {
  const id = useId();
  const { data, isLoading } = useFeaturedMembers();
  return (
    <section aria-labelledby={id} aria-busy={isLoading} className={styles.row}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          <StarFilled aria-hidden="true" /> Featured
        </h2>
        <p className={styles.about}>Members with annual billing take turns here.</p>
      </div>
      {isLoading || data?.items.length ? (
        <ul aria-labelledby={id} className={styles.cards}>
          {data?.items.map((member) => (
            <FeaturedCard key={member.id} member={member} />
          ))}
          {isLoading && Array.from({ length: featuredPlaces }, (_, place) => <PendingCard key={place} />)}
        </ul>
      ) : (
        <p className={styles.nobody}>
          {data ? 'Nobody is featured at the moment.' : 'The featured members could not be loaded.'}
        </p>
      )}
    </section>
  );
}

function FeaturedCard({ member }: { member: MemberSummary }) {
  return (
    <li className={styles.card}>
      <Avatar id={member.id} name={member.name} url={member.avatarUrl} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <CardLink to={pathTo(paths.member, { id: member.id })} className={styles.link}>
            {member.name}
          </CardLink>
        </h3>
        <p className={styles.role}>{member.title}</p>
        <p className={styles.role}>{member.organization}</p>
      </div>
    </li>
  );
}

function PendingCard() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton width={56} height={56} radius="50%" />
      <div className={styles.who}>
        <Skeleton width="70%" height={16} />
        <Skeleton width="90%" height={14} />
      </div>
    </li>
  );
}
