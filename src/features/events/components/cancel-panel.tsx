import { useState } from 'react';
import type { EventDetail } from '#contract/events.ts';
import { mailToken } from '#contract/fields.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { useCancelRegistration } from '../api.ts';
import styles from './cancel-panel.module.css';

interface CancelPanelProps {
  event: EventDetail;
  /** From the link in the mail. */
  token: string;
  /** Leaves the registration as it is. */
  onKeep: () => void;
}

const invalidLink = 'This link is not valid. Please use the one in our latest mail about this event.';

/** What the link in a mail leads to: asks first, then cancels. */
export function CancelPanel({ event, token, onKeep }: CancelPanelProps) {
  const { mutate, isPending } = useCancelRegistration(event.id);
  // What there is to say instead of the question, once it is answered.
  const [outcome, setOutcome] = useState<string | null>(mailToken.safeParse(token).success ? null : invalidLink);

  const cancel = () =>
    mutate(token, {
      onSuccess({ eventTitle }) {
        setOutcome(`Your registration for ${eventTitle} is cancelled. Thank you for letting us know.`);
        toast({ title: 'Registration cancelled', description: `You are no longer registered for ${eventTitle}.` });
      },
      onError(error) {
        const status = error instanceof ApiError ? error.status : undefined;
        if (status === 400) setOutcome(invalidLink);
        else if (status === 409 && error instanceof ApiError && error.body) setOutcome(error.body.message);
        else {
          toast({
            variant: 'destructive',
            title: 'Cancellation failed',
            description: 'There was a problem cancelling your registration. Please try again.',
          });
        }
      },
    });

  return (
    <section aria-labelledby="cancel-registration" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="cancel-registration" className={styles.title}>
          {outcome === null ? 'Cancel your registration?' : 'Your registration'}
        </h2>
        <p role="status" className={styles.text}>
          {outcome ??
            'Your place goes to whoever is next. Should you change your mind, you would have to register anew.'}
        </p>
      </div>
      <div className={styles.actions}>
        {outcome === null && (
          <ActionButton kind="danger" disabled={isPending} onClick={cancel}>
            {isPending ? 'Cancelling...' : 'Cancel registration'}
          </ActionButton>
        )}
        <ActionButton kind="secondary" onClick={onKeep}>
          {outcome === null ? 'Keep registration' : 'Close'}
        </ActionButton>
      </div>
    </section>
  );
}
