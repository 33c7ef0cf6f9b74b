import { holds } from '#contract/holds.ts';
import { itemKinds } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import {
  actionsFor,
  type CaseAction,
  type CaseOutcome,
  caseOutcomes,
  isRemovable,
  type ModerationCase,
} from '#contract/moderation.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { formatAge, formatDate } from '#src/lib/format.ts';
import card from './case-card.module.css';
import { CaseReports } from './case-reports.tsx';

interface CaseCardProps {
  moderated: ModerationCase;
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

/** One record before the team: what it says, whose it is, who has reported it and why, and what can be done. */
export function CaseCard({ moderated, onAct }: CaseCardProps) {
  const { kind, title, path, owner, source, state, hold, decision, excerpt } = moderated;
  return (
    <article className={styles.card} data-case={moderated.id}>
      <div className={styles.line}>
        <span className={styles.badges}>
          <Badge tone="info">{capitalised(itemKinds[kind])}</Badge>
          {source === 'review' && <Badge tone="premium">New member’s listing</Badge>}
          {hold && <Badge tone="warning">{holds[hold]}</Badge>}
          {moderated.isGone && <Badge tone="plain">Gone</Badge>}
        </span>
        <time dateTime={moderated.lastAt} className={styles.time}>
          {datesOf(moderated)}
        </time>
      </div>
      <h3 className={styles.subject}>{path === null ? title : <Link to={path}>{title}</Link>}</h3>
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

/** The actions left on a case whose record is gone. */
const withoutRecord: ReadonlySet<CaseAction> = new Set(['dismiss', 'uphold', 'decline']);

/** The actions on a case in its present state: decide it or, if it has hidden its record, show or remove the record. */
function actionsOf(moderated: ModerationCase): readonly CaseOutcome[] {
  if (moderated.isHiding) return isRemovable(moderated.kind) ? ['restore', 'remove'] : ['restore'];
  if (moderated.state !== 'open') return [];
  return actionsFor(moderated).filter((action) => !moderated.isGone || withoutRecord.has(action));
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
