import { listMailings, type Mailing, type MailingStep, stepMailing } from '#contract/newsletter-mailings.ts';
import styles from '#src/components/admin-page.module.css';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { useMailingRefresh } from './api.ts';

const done: Record<MailingStep, string> = {
  cancel: 'The mailing is a draft again',
  pause: 'The mailing is paused',
  resume: 'The mailing goes on',
  stop: 'The mailing is stopped',
};

/** What an admin does with a mailing on its way. */
export function MailingSteps({ mailing }: { mailing: Mailing }) {
  const { state, subject } = mailing;
  const cancel = useStep(mailing, 'cancel');
  const pause = useStep(mailing, 'pause');
  const resume = useStep(mailing, 'resume');
  const stop = useStep(mailing, 'stop');
  const isBusy = [cancel, pause, resume, stop].some(({ isPending }) => isPending);
  return (
    <div className={styles.actions}>
      {state === 'scheduled' && (
        <Button disabled={isBusy} onClick={() => cancel.mutate(undefined)}>
          Cancel the schedule
        </Button>
      )}
      {state === 'sending' && (
        <Button disabled={isBusy} onClick={() => pause.mutate(undefined)}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button kind="primary" disabled={isBusy} onClick={() => resume.mutate(undefined)}>
          Go on
        </Button>
      )}
      {(state === 'sending' || state === 'paused') && (
        <ConfirmButton
          label="Stop"
          name={`Stop: ${subject}`}
          question={{
            title: `Stop “${subject}”?`,
            text: 'Subscribers who have not got it will not get it. Emails that were sent cannot be taken back, and a stopped mailing cannot go on.',
            submit: 'Stop mailing',
            keep: 'Keep sending',
          }}
          isDanger
          isLarge
          isDisabled={isBusy}
          onConfirm={() => stop.mutate(undefined)}
        />
      )}
    </div>
  );
}

function useStep({ id, version }: Mailing, step: MailingStep) {
  const refresh = useMailingRefresh();
  return useAdminAction(listMailings.path, done[step], async () => {
    refresh(await call(stepMailing, { params: { id: String(id) }, body: { version, step } }));
  });
}
