import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Account, requestEmailChange } from '#contract/accounts-settings.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { SendConfirmation } from '../../components/send-confirmation.tsx';
import { showFieldErrors } from '../../field-errors.ts';
import { useCancelEmail, useRequestEmail } from '../api.ts';
import { PasswordField } from './password-field.tsx';

/** The address that mails go to. Another one counts once its owner has confirmed it. */
export function EmailSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate: takeBack, isPending } = useCancelEmail();
  const { email, isEmailConfirmed, pendingEmail } = account;
  return (
    <Section
      title="Email address"
      text="You sign in with it, and we send our email there. Other members never see it."
      action={
        !isOpen && (
          <Button size="large" disabled={account.isShared} onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>Current address</dt>
          <dd>
            {email} {!isEmailConfirmed && <Badge tone="warning">Not confirmed</Badge>}
          </dd>
        </div>
      </dl>
      {!isEmailConfirmed && !pendingEmail && (
        <div className={styles.note} role="status">
          <p>
            We sent a link to <strong>{email}</strong>. Until you open it, we send you no email and do not email others
            what you write to them. They see it here.
          </p>
          <SendConfirmation email={email} />
        </div>
      )}
      {pendingEmail && (
        <div className={styles.note} role="status">
          <p>
            We sent a link to <strong>{pendingEmail.email}</strong>. Your address changes when you open it, within an
            hour. Your other devices are signed out then. Setting a new password cancels the change.
          </p>
          <Button
            kind="link"
            className={styles.takeBack}
            disabled={isPending}
            onClick={() =>
              takeBack(undefined, { onError: (error) => toastFailure('The change could not be cancelled', error) })
            }
          >
            Cancel the Change
          </Button>
        </div>
      )}
      {isOpen && <EmailForm onDone={() => setOpen(false)} />}
    </Section>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(requestEmailChange.body),
    defaultValues: { email: '', password: '' },
  });
  const { mutate, isPending } = useRequestEmail();
  const submit = form.handleSubmit((body) =>
    mutate(body, {
      onSuccess() {
        toast({ title: 'Check your inbox', description: `We sent a link to ${body.email}.` });
        onDone();
      },
      onError: (error) =>
        showFieldErrors(form, ['email', 'password'], error) || toastFailure('The address was not changed', error),
    }),
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField control={form.control} name="email" label="New email address" type="email" autoComplete="email" />
      <PasswordField control={form.control} name="password" label="Your password" />
      <Row gap={12}>
        <Button size="large" kind="primary" type="submit" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send Confirmation Link'}
        </Button>
        <Button size="large" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
