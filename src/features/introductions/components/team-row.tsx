import type { TeamIntroduction } from '#contract/introductions.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { formatAge, formatDate } from '#src/lib/format.ts';
import { chargeWords, statusTones, statusWords } from '../words.ts';
import styles from './team-introductions.module.css';
import { Trail } from './trail.tsx';

/** A request in the team's list; the actions are on its own page. */
export function TeamRow({ introduction }: { introduction: TeamIntroduction }) {
  const { id, target, from, requesterEmail, recipient, status, reason, charge, sentAt, createdAt, expiresAt } =
    introduction;
  return (
    <li className={styles.row} data-introduction={id}>
      <div className={styles.line}>
        <h2 className={styles.title}>
          <Link to={pathTo(paths.introduction, { id })}>
            {from.name} to {target.title}
          </Link>
        </h2>
        <Badge tone={statusTones[status]}>{statusWords(introduction)}</Badge>
      </div>
      <dl className={styles.parties}>
        <div>
          <dt>Asked by</dt>
          <dd>
            {from.memberId === null ? (
              from.name
            ) : (
              <Link to={pathTo(paths.member, { id: from.memberId })}>{from.name}</Link>
            )}
            , {from.role}, {from.organization}
            <span className={styles.email}>{requesterEmail}</span>
          </dd>
        </div>
        <div>
          <dt>Is asked</dt>
          <dd>
            {recipient ? <MemberLink member={recipient} /> : 'No member: the team asks'}
            {target.kind !== 'member' && <span className={styles.email}>about {target.title}</span>}
          </dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{charge ? chargeWords(charge) : 'None'}</dd>
        </div>
        <div>
          <dt>{status === 'requested' && expiresAt ? 'Answer by' : 'Sent'}</dt>
          <dd>{status === 'requested' && expiresAt ? formatDate(expiresAt) : formatAge(sentAt ?? createdAt)}</dd>
        </div>
      </dl>
      <p className={styles.reason}>{reason}</p>
      <details>
        <summary className={styles.summary}>
          History
          <span className="visually-hidden">
            {' '}
            of {from.name} to {target.title}
          </span>
        </summary>
        <Trail introduction={introduction} headingLevel={3} />
      </details>
    </li>
  );
}
