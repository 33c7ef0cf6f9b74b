import type { Introduction } from '#contract/introductions.ts';
import { answerDays } from '#contract/introductions-rules.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { formatDate } from '#src/lib/format.ts';
import { useExtend } from '../api.ts';
import { StepButton } from './step-button.tsx';
import styles from './step-card.module.css';
import { useDeclineForm } from './use-decline-form.tsx';

/** The actions of the team while it waits for an answer, or before both are introduced. */
export function TeamSteps({ introduction: { id, status, expiresAt } }: { introduction: Introduction }) {
  const extend = useExtend(id);
  const decline = useDeclineForm({ id, status }, 'Both sides are notified, and nothing is charged.');
  const isBusy = extend.isPending || decline.isPending;
  return (
    <section className={styles.card} aria-label="For the team">
      {decline.form ?? (
        <>
          <p>
            {status === 'requested' && expiresAt
              ? `The other side has time to answer until ${formatDate(expiresAt)}.`
              : 'If this does not take place after all, decline it: it then costs nothing.'}
          </p>
          <Row gap={12}>
            {status === 'requested' && (
              <StepButton
                step={extend}
                label={`Extend by ${answerDays} days`}
                pendingLabel="Extending..."
                done={{ title: 'Extended', description: 'Both sides are notified of the new date.' }}
                isBusy={isBusy}
              />
            )}
            <Button size="large" disabled={isBusy} onClick={decline.open}>
              Decline
            </Button>
          </Row>
        </>
      )}
    </section>
  );
}
