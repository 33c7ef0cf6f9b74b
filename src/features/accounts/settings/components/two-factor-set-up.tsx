import { zodResolver } from '@hookform/resolvers/zod';
import { confirmTwoFactor } from '#contract/accounts-two-factor.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import styles from '#src/components/section-content.module.css';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { showFieldErrors } from '../../field-errors.ts';
import { useConfirmTwoFactor } from '../api.ts';
import { QrCode } from './qr-code.tsx';
import codes from './two-factor.module.css';

interface TwoFactorSetUpProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret for the authenticator app, and the first code that shows the app has it. */
export function TwoFactorSetUp({ secret, uri, onConfirmed, onCancel }: TwoFactorSetUpProps) {
  const form = useForm({ resolver: zodResolver(confirmTwoFactor.body), defaultValues: { code: '' } });
  const { mutate, isPending } = useConfirmTwoFactor();
  const submit = form.handleSubmit(({ code }) =>
    mutate(code, {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: (error) =>
        showFieldErrors(form, ['code'], error) || toastFailure('Two-factor sign-in is not on yet', error),
    }),
  );
  return (
    <div className={codes.setUp}>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className={codes.steps}>
        <p>
          Scan the code with an authenticator app, or type this key into it:
          <code className={codes.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            control={form.control}
            name="code"
            label="Code"
            hint="The six digits your app shows now."
            autoComplete="one-time-code"
          />
          <Row gap={12}>
            <Button size="large" kind="primary" type="submit" disabled={isPending}>
              {isPending ? 'Checking...' : 'Turn On'}
            </Button>
            <Button size="large" onClick={onCancel}>
              Cancel
            </Button>
          </Row>
        </form>
      </div>
    </div>
  );
}
