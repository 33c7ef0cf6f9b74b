import type { ReactNode } from 'react';
import { itemKinds } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import { type CaseOutcome, caseOutcomes, type ModerationCase } from '#contract/moderation.ts';
import { holds } from '#contract/moderation-holds.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { formatAge, formatDate } from '#src/lib/format.ts';
import { actionsOf } from './case-actions.ts';
import card from './case-card.module.css';
import { CaseReports } from './case-reports.tsx';

interface CaseCardProps {
  moderated: ModerationCase;
  /** The checkbox that selects the case. */
  box: ReactNode;
  onAct: (action: CaseOutcome) => void;
}

const did: Record<CaseOutcome, string> = {
  dismiss: 'Dismissed',
  uphold: 'Upheld',
  hide: 'Hidden',
  remove: 'Removed',
  approve: 'Approved',
  decline: 'Declined',
  restore: 'Shown again',
};

/** A record before the team: its content and owner, its reports, and the possible actions. */
export function CaseCard({ moderated, box, onAct }: CaseCardProps) {
  const { kind, title, path, owner, source, state, hold, decision, excerpt } = moderated;
  return (
    <article className={styles.card} data-case={moderated.id}>
      <div className={styles.line}>
        <span className={styles.badges}>
          {box}
          <Badge tone="info">{capitalised(itemKinds[kind])}</Badge>
          {source === 'review' && <Badge tone="premium">New member’s listing</Badge>}
          {hold && <Badge tone="warning">{holds[hold]}</Badge>}
          {moderated.isGone && <Badge tone="plain">Gone</Badge>}
        </span>
        <time dateTime={moderated.lastAt} className={styles.time}>
          {datesOf(moderated)}
        </time>
      </div>
      <h2 className={styles.subject}>{path === null ? title : <Link to={path}>{title}</Link>}</h2>
      <p className={card.by}>
        {owner ? (
          <>
            By <MemberLink member={owner} /> {owner.isSuspended && <Badge tone="danger">Suspended</Badge>}{' '}
            <Link
              to={`${paths.adminUsers}?search=${encodeURIComponent(owner.username)}`}
              className={card.account ?? ''}
            >
              Account
            </Link>
          </>
        ) : (
          'No owner: the team is responsible for it'
        )}
      </p>
      {excerpt && <blockquote className={card.quote}>{excerpt}</blockquote>}
      {moderated.reports.length > 0 && <CaseReports moderated={moderated} />}
      {kind === 'member' && state === 'open' && (
        <p className={card.hint}>
          A profile is not hidden: suspend the account under Users, then uphold the report here.
        </p>
      )}
      {decision && (
        <p className={styles.reply}>
          {did[decision.action]} by {decision.by?.name ?? 'a former admin'}, {formatAge(decision.at)}
          {decision.reason && `: ${decision.reason}`}
        </p>
      )}
      <div className={styles.actions}>
        {actionsOf(moderated).map((action) => (
          <Button
            key={action}
            kind={action === 'approve' ? 'primary' : 'secondary'}
            isDanger={action === 'remove'}
            aria-label={`${caseOutcomes[action]} ${title}`}
            onClick={() => onAct(action)}
          >
            {caseOutcomes[action]}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** `1 report, 2 days ago`, `3 reports, first November 3, 2026, last 2 days ago`. */
function datesOf({ source, firstAt, lastAt, reportCount }: ModerationCase): string {
  if (source === 'review') return `Submitted ${formatAge(firstAt)}`;
  const last = formatAge(lastAt);
  return reportCount > 1 ? `${reportCount} reports, first ${formatDate(firstAt)}, last ${last}` : `1 report, ${last}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
