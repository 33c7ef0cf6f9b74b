import type { Introduction } from '#contract/introductions.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import { useAccept } from '../api.ts';
import { StepButton } from './step-button.tsx';
import styles from './step-card.module.css';
import { useDeclineForm } from './use-decline-form.tsx';

/** Accept, or decline with a reason: for the recipient. */
export function AnswerForm({ introduction: { id, status, side } }: { introduction: Introduction }) {
  const accept = useAccept(id);
  const decline = useDeclineForm({ id, status }, 'The sender sees your reason and is not charged.');
  const waiting = useChangesOf(`introduction answer/${id}`);
  const isBusy = accept.isPending || decline.isPending;
  return (
    <section className={styles.card} aria-label="Your answer">
      <p>
        {side === 'team'
          ? 'No member is responsible for this: please ask the people behind it yourselves, and record the answer here.'
          : 'Should we introduce you? Your contact details are shared only once you accept and our team has introduced you.'}
      </p>
      {waiting.length > 0 ? (
        <p>
          <WaitingMark />
        </p>
      ) : (
        (decline.form ?? (
          <Row gap={12}>
            <StepButton
              step={accept}
              label="Accept"
              pendingLabel="Accepting..."
              done={{ title: 'Accepted', description: 'Our team will introduce you next. You will hear from us.' }}
              isPrimary
              isBusy={isBusy}
            />
            <Button size="large" disabled={isBusy} onClick={decline.open}>
              Decline
            </Button>
          </Row>
        ))
      )}
    </section>
  );
}
