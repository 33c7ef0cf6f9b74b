import type { Introduction } from '#contract/introductions.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { CardLink } from '#src/components/link.tsx';
import { formatAge, formatDate } from '#src/lib/format.ts';
import { chargeWords, statusTones, statusWords } from '../words.ts';
import styles from './introduction-row.module.css';

/** One request in a list: whom it is about, its state, and why. */
export function IntroductionRow({ introduction }: { introduction: Introduction }) {
  const { id, side, target, from, status, reason, charge, sentAt, createdAt, expiresAt, isForCaller } = introduction;
  return (
    <li className={styles.row} data-card data-waits={isForCaller}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <CardLink to={pathTo(paths.introduction, { id })}>{side === 'received' ? from.name : target.title}</CardLink>
        </h2>
        <Badge tone={statusTones[status]}>{statusWords(introduction)}</Badge>
      </div>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.facts}>
        {side !== 'sent' && (
          <span>
            {side === 'team' && `${from.name}, `}
            {from.role}, {from.organization}
          </span>
        )}
        <span>{formatAge(sentAt ?? createdAt)}</span>
        {status === 'requested' && expiresAt && <span>answer by {formatDate(expiresAt)}</span>}
        {charge && <span>{chargeWords(charge)}</span>}
      </p>
    </li>
  );
}
