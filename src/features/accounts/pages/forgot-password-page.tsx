import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { forgotPassword } from '#contract/accounts.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { HumanCheck } from '#src/components/human-check.tsx';
import { Input } from '#src/components/input.tsx';
import { Link } from '#src/components/link.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { tooQuick } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from '../components/account-card.module.css';
import { AccountCard } from '../components/account-card.tsx';
import { showFieldErrors } from '../field-errors.ts';
import { useForgotPassword } from '../recovery-mutations.ts';

const backToSignIn = (
  <>
    Remembered it? <Link to={paths.signIn}>Sign in</Link>
  </>
);

/** /forgot-password: mails a link. The confirmation is the same for every address. */
export function ForgotPasswordPage() {
  usePageTitle(staticPages[paths.forgotPassword].title);
  const [sentTo, setSentTo] = useState<string>();
  const { mutate, isPending } = useForgotPassword();
  const form = useForm({ resolver: zodResolver(forgotPassword.body), defaultValues: { email: '' } });
  const submit = form.handleSubmit((body) =>
    mutate(body, {
      onSuccess: () => setSentTo(body.email),
      onError: (error) =>
        showFieldErrors(form, ['email'], error) ||
        toast({
          variant: 'destructive',
          title: 'No email was sent',
          description: tooQuick(error) ?? 'There was a problem sending the link. Please try again later.',
        }),
    }),
  );

  if (sentTo !== undefined) {
    return (
      <AccountCard title="Check Your Inbox" subtitle="The link works once, for an hour." footer={backToSignIn}>
        <div className={styles.form} role="status">
          <p>
            If <strong>{sentTo}</strong> belongs to an account, an email with a link to set a new password is on its
            way. If you asked a moment ago, use the email you already have. Nothing there after a few minutes? Check
            your spam folder, too.
          </p>
          <Button size="large" isWide onClick={() => setSentTo(undefined)}>
            Try another address
          </Button>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Forgot Password"
      subtitle="Enter the email address of your account, and we will email you a link to set a new password."
      footer={backToSignIn}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <HumanCheck />
        <Controller
          name="email"
          control={form.control}
          render={({ field, fieldState }) => (
            <FormField label="Email" error={fieldState.error?.message}>
              {(props) => <Input {...field} {...props} size="large" type="email" autoComplete="email" />}
            </FormField>
          )}
        />
        <Button kind="primary" size="large" type="submit" disabled={isPending} isWide>
          {isPending ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </form>
    </AccountCard>
  );
}
