import type { IntroductionDetail } from '#contract/introductions.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { FactList } from '#src/components/fact-list.tsx';
import { Link } from '#src/components/link.tsx';
import { formatDate } from '#src/lib/format.ts';
import { chargeWords, statusTones, statusWords } from '../words.ts';
import { AnswerForm } from './answer-form.tsx';
import { IntroduceForm } from './introduce-form.tsx';
import styles from './introduction-article.module.css';
import { SendNow } from './send-now.tsx';
import { TeamSteps } from './team-steps.tsx';
import { Trail } from './trail.tsx';
import { WithdrawStep } from './withdraw-step.tsx';

/** A request: the person, the reason, the state, the possible actions and the history. */
export function IntroductionArticle({ introduction }: { introduction: IntroductionDetail }) {
  const { side, target, from, status, reason, contact, declineReason, charge, expiresAt } = introduction;
  const isReceived = side === 'received';
  // Requests that the team answers itself have their own form above.
  const isWithTeam = side === 'team' && !introduction.isForCaller && (status === 'requested' || status === 'accepted');
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          {isReceived ? `${from.name} would like to meet you` : `Introduction to ${target.title}`}
        </h1>
        <Badge tone={statusTones[status]}>{statusWords(introduction)}</Badge>
      </header>

      {contact && (
        <section className={styles.contact} aria-label="Contact">
          <p>
            You have been introduced. You can reach <strong>{contact.name}</strong> at{' '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>.
          </p>
        </section>
      )}
      {introduction.isForCaller && <AnswerForm introduction={introduction} />}
      {status === 'awaiting-membership' && side === 'sent' && <SendNow introduction={introduction} />}
      {status === 'accepted' && side === 'team' && <IntroduceForm introduction={introduction} />}
      {isWithTeam && <TeamSteps introduction={introduction} />}

      <section className={styles.reason} aria-label="Why">
        <h2>Why</h2>
        <blockquote>{reason}</blockquote>
      </section>
      {declineReason !== null && (
        <section className={styles.reason} data-tone="danger" aria-label="Reason for declining">
          <h2>Declined because</h2>
          <blockquote>{declineReason}</blockquote>
        </section>
      )}

      <FactList
        title="Details"
        facts={[
          {
            label: 'Asked by',
            text:
              side === 'sent' ? null : (
                <>
                  {from.memberId === null ? (
                    from.name
                  ) : (
                    <Link className={styles.link} to={pathTo(paths.member, { id: from.memberId })}>
                      {from.name}
                    </Link>
                  )}
                  , {from.role}, {from.organization}
                </>
              ),
          },
          {
            label: 'About',
            text:
              isReceived && target.kind === 'member' ? null : target.path ? (
                <Link to={target.path}>{target.title}</Link>
              ) : (
                target.title
              ),
          },
          { label: 'Answer by', text: status === 'requested' && expiresAt ? formatDate(expiresAt) : null },
          { label: 'Price', text: charge ? chargeWords(charge) : null },
        ]}
      />
      <Trail introduction={introduction} />
      {side === 'sent' && (status === 'requested' || status === 'awaiting-membership') && (
        <WithdrawStep introduction={introduction} />
      )}
    </article>
  );
}
