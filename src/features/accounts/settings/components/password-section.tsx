import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { useForm } from '#src/hooks/use-form.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { showFieldErrors } from '../../field-errors.ts';
import { useChangePassword } from '../api.ts';
import { passwordForm } from '../password-form.ts';
import { PasswordField } from './password-field.tsx';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ isShared }: { isShared: boolean }) {
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: blank });
  const { mutate, isPending } = useChangePassword();
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    mutate(
      { currentPassword, newPassword },
      {
        onSuccess() {
          form.reset(blank);
          toast({ title: 'Password changed', description: 'All your other devices have been signed out.' });
        },
        onError: (error) =>
          showFieldErrors(form, ['currentPassword', 'newPassword'], error) ||
          toastFailure('Password not changed', error),
      },
    ),
  );
  return (
    <Section
      title="Password"
      text="Setting a new password signs out all your other devices and cancels a pending change of address."
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <PasswordField control={form.control} name="currentPassword" label="Current password" />
        <PasswordField
          control={form.control}
          name="newPassword"
          label="New password"
          hint="At least 8 characters with uppercase, lowercase and numbers."
          isNew
        />
        <PasswordField control={form.control} name="confirmPassword" label="Confirm new password" isNew />
        <Row gap={12}>
          <Button size="large" kind="primary" type="submit" disabled={isPending || isShared}>
            {isPending ? 'Saving...' : 'Change Password'}
          </Button>
        </Row>
      </form>
    </Section>
  );
}
