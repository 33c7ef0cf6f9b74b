import { useState } from 'react';
import type { EventDetail } from '#contract/events.ts';
import { mailToken } from '#contract/kit/fields.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { useCancelRegistration, useConfirmRegistration } from '../api.ts';
import styles from './registration-panel.module.css';

interface RegistrationPanelProps {
  event: EventDetail;
  /** From the link in the mail. */
  token: string;
  /** The purpose of the link. */
  question: 'confirm' | 'cancel';
  /** Leaves the registration as it is. */
  onClose: () => void;
}

const words = {
  confirm: {
    title: 'Confirm your registration?',
    text: 'Your place is held for one hour after you registered. Confirm it to keep it.',
    busy: 'Confirming...',
    act: 'Confirm registration',
    leave: 'Not now',
    failed: 'Confirmation failed',
    failure: 'There was a problem confirming your registration. Please try again.',
    dead: 'This link has expired: a place is held for one hour. Please register again.',
  },
  cancel: {
    title: 'Cancel your registration?',
    text: 'Your place goes to the next person in line. If you change your mind, you will have to register again.',
    busy: 'Cancelling...',
    act: 'Cancel registration',
    leave: 'Keep registration',
    failed: 'Cancellation failed',
    failure: 'There was a problem cancelling your registration. Please try again.',
    dead: 'This link has expired. Please use the one in our latest email about this event.',
  },
} as const;

/**
 * The panel behind a link in an email: asks first, then confirms or cancels. Opening the page does nothing: mail
 * programs and virus scanners open links on their own.
 */
export function RegistrationPanel({ event, token, question, onClose }: RegistrationPanelProps) {
  const confirmation = useConfirmRegistration(event.id);
  const cancellation = useCancelRegistration(event.id);
  const said = words[question];
  // Replaces the question once it is answered.
  const [outcome, setOutcome] = useState<string | null>(mailToken.safeParse(token).success ? null : said.dead);
  const isPending = confirmation.isPending || cancellation.isPending;

  function finish(title: string, description: string, text: string) {
    setOutcome(text);
    toast({ title, description });
  }

  function onError(error: unknown) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 400) setOutcome(said.dead);
    else if (status === 409 && error instanceof ApiError && error.body) setOutcome(error.body.message);
    else toast({ variant: 'destructive', title: said.failed, description: said.failure });
  }

  function act() {
    if (question === 'cancel') {
      cancellation.mutate(token, {
        onSuccess: ({ eventTitle }) =>
          finish(
            'Registration cancelled',
            `You are no longer registered for ${eventTitle}.`,
            `Your registration for ${eventTitle} is cancelled. Thank you for letting us know.`,
          ),
        onError,
      });
      return;
    }
    confirmation.mutate(token, {
      onSuccess: ({ status, position }) =>
        status === 'registered'
          ? finish(
              'Registration confirmed',
              `You have a seat at ${event.title}.`,
              `You have a seat at ${event.title}. We have emailed you the details.`,
            )
          : finish(
              'Place confirmed',
              `You are number ${position} in line.`,
              `You are number ${position} in line for ${event.title}. We will email you as soon as a seat is yours.`,
            ),
      onError,
    });
  }

  const isCancelling = question === 'cancel';
  return (
    <section aria-labelledby="registration-question" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="registration-question" className={styles.title}>
          {outcome === null ? said.title : 'Your registration'}
        </h2>
        <p role="status" className={styles.text}>
          {outcome ?? said.text}
        </p>
      </div>
      <Row gap={12}>
        {outcome === null && (
          <Button
            kind={isCancelling ? 'secondary' : 'primary'}
            isDanger={isCancelling}
            disabled={isPending}
            onClick={act}
          >
            {isPending ? said.busy : said.act}
          </Button>
        )}
        <Button onClick={onClose}>{outcome === null ? said.leave : 'Close'}</Button>
      </Row>
    </section>
  );
}
