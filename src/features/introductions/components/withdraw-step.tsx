import { useState } from 'react';
import type { Introduction } from '#contract/introductions.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Row } from '#src/components/row.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useWithdraw } from '../api.ts';
import styles from './step-card.module.css';

/** For the sender of an unanswered request. */
export function WithdrawStep({ introduction: { id, status } }: { introduction: Introduction }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdraw(id);
  const isSent = status === 'requested';
  return (
    <section className={styles.card} aria-label="Withdraw this request">
      <p>
        {isSent
          ? 'No one has answered yet. You can withdraw your request until then: it costs nothing.'
          : 'You can withdraw your request: it has not been sent, and costs nothing.'}
      </p>
      <Row gap={12}>
        <Button size="large" aria-haspopup="dialog" disabled={isPending} onClick={() => setAsking(true)}>
          Withdraw request
        </Button>
      </Row>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw your request?"
          text={
            isSent ? 'Nothing is charged, and the other side is notified.' : 'It is not sent, and nothing is charged.'
          }
          submit="Withdraw request"
          keep="Keep it"
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            mutate(null, {
              onSuccess: () => toast({ title: 'Request withdrawn', description: 'Nothing is charged.' }),
              onError: showRefusal,
            });
          }}
        />
      )}
    </section>
  );
}
