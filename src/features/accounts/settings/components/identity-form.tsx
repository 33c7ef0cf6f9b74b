import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { ownPassword } from '#contract/accounts-settings.ts';
import { secondFactor } from '#contract/accounts-two-factor.ts';
import { Button } from '#src/components/button.tsx';
import { DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { Row } from '#src/components/row.tsx';
import styles from '#src/components/section-content.module.css';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { showFieldErrors } from '../../field-errors.ts';
import { PasswordField } from './password-field.tsx';

const withCode = z.strictObject({ password: ownPassword, code: secondFactor });
const withoutCode = z.strictObject({ password: ownPassword, code: z.string() });

interface IdentityFormProps {
  /** Asks for a code of the authenticator app as well. */
  asksForCode?: boolean;
  submitLabel: string;
  busyLabel: string;
  isDanger?: boolean;
  /** Makes it the content of a dialog: the consequences above the fields, and Cancel first. */
  dialogText?: string;
  /** The title of the toast if it fails for a reason other than the entries. */
  failure: string;
  /** Rejects with the error of the call. */
  onSubmit: (typed: { password: string; code: string }) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password before an action that needs proof of identity. */
export function IdentityForm({
  asksForCode = false,
  submitLabel,
  busyLabel,
  isDanger = false,
  dialogText,
  failure,
  onSubmit,
  onCancel,
}: IdentityFormProps) {
  const form = useForm({
    resolver: zodResolver(asksForCode ? withCode : withoutCode),
    defaultValues: { password: '', code: '' },
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await onSubmit(typed);
    } catch (error) {
      if (!showFieldErrors(form, ['password', 'code'], error)) toastFailure(failure, error);
    }
  });
  const submitButton = (
    <Button size="large" kind="primary" isDanger={isDanger} type="submit" disabled={isSubmitting}>
      {isSubmitting ? busyLabel : submitLabel}
    </Button>
  );
  const cancelButton = (
    <Button size="large" onClick={onCancel}>
      Cancel
    </Button>
  );
  const fields = (
    <>
      <PasswordField control={form.control} name="password" label="Your password" />
      {asksForCode && (
        <TextField
          control={form.control}
          name="code"
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
        />
      )}
    </>
  );
  if (dialogText !== undefined) {
    return (
      <DialogForm onSubmit={submit}>
        <p className={styles.about}>{dialogText}</p>
        {fields}
        <DialogActions>
          {cancelButton}
          {submitButton}
        </DialogActions>
      </DialogForm>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields}
      <Row gap={12}>
        {submitButton}
        {cancelButton}
      </Row>
    </form>
  );
}
