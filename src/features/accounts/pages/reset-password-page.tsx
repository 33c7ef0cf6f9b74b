import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { Link } from '#src/components/link.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { PasswordInput } from '#src/components/password-input.tsx';
import { StepPanel } from '#src/components/step-panel.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from '../components/account-card.module.css';
import { AccountCard } from '../components/account-card.tsx';
import { showFieldErrors } from '../field-errors.ts';
import { isDeadLink, useResetPassword } from '../recovery-mutations.ts';
import { resetForm } from '../reset-form.ts';

/** /reset-password#token=…: sets a new password by the link of a mail. Afterwards one signs in with it. */
export function ResetPasswordPage() {
  usePageTitle(staticPages[paths.resetPassword].title);
  const token = useMailedToken();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useResetPassword();
  const form = useForm({ resolver: zodResolver(resetForm), defaultValues: { password: '', confirmPassword: '' } });
  if (token === undefined) return <MissingLinkPanel actions={askAgain} />;
  if (isDeadLink(error)) return <DeadLink />;

  const submit = form.handleSubmit(({ password }) =>
    mutate(
      { token, password },
      {
        onSuccess() {
          toast({ title: 'Password changed', description: 'Please sign in with your new password.' });
          void navigate(paths.signIn, { replace: true });
        },
        onError: (failure) =>
          isDeadLink(failure) ||
          showFieldErrors(form, ['password'], failure) ||
          toast({
            variant: 'destructive',
            title: 'Password not changed',
            description: 'There was a problem setting your password. Please try again.',
          }),
      },
    ),
  );
  return (
    <AccountCard
      title="Set a New Password"
      subtitle="It signs you out on all devices, and you sign in again with the new one."
      footer={<Link to={paths.signIn}>Back to sign in</Link>}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Controller
          name="password"
          control={form.control}
          render={({ field, fieldState }) => (
            <FormField
              label="New password"
              hint="At least 8 characters with uppercase, lowercase and numbers."
              error={fieldState.error?.message}
            >
              {(props) => <PasswordInput {...field} {...props} size="large" autoComplete="new-password" />}
            </FormField>
          )}
        />
        <Controller
          name="confirmPassword"
          control={form.control}
          render={({ field, fieldState }) => (
            <FormField label="Confirm new password" error={fieldState.error?.message}>
              {(props) => <PasswordInput {...field} {...props} size="large" autoComplete="new-password" />}
            </FormField>
          )}
        />
        <Button kind="primary" size="large" type="submit" disabled={isPending} isWide>
          {isPending ? 'Saving...' : 'Set Password'}
        </Button>
      </form>
    </AccountCard>
  );
}

const askAgain = <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>;

/** A link that is used, replaced or too old, and the ways from there. */
function DeadLink() {
  return (
    <StepPanel
      mark="warning"
      title="This link has been used or has expired"
      text="A link sets a password once, within an hour. If you have set one, sign in with it."
      actions={
        <>
          {askAgain}
          <ButtonLink to={paths.signIn} kind="secondary">
            Sign in
          </ButtonLink>
        </>
      }
    />
  );
}
