import { zodResolver } from '@hookform/resolvers/zod';
import { confirmIdentity } from '#contract/accounts-sessions.ts';
import { confirmationMinutes } from '#contract/kit/endpoint.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { useIdentityCheck } from '#src/stores/identity-check.ts';
import { showFieldErrors } from '../../field-errors.ts';
import { useConfirmIdentity } from '../api.ts';
import { PasswordField } from './password-field.tsx';

/** Asks for the password before a call that needs it is sent again. */
export function IdentityDialog({ onClose }: { onClose: () => void }) {
  const answer = useIdentityCheck((state) => state.answer);
  const form = useForm({ resolver: zodResolver(confirmIdentity.body), defaultValues: { password: '' } });
  const { mutate, isPending } = useConfirmIdentity();
  const submit = form.handleSubmit((typed) =>
    mutate(typed, {
      onSuccess: () => answer(true),
      onError: (error) =>
        showFieldErrors(form, ['password'], error) || toastFailure('Your password could not be checked', error),
    }),
  );
  return (
    <Dialog title="Please enter your password" onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>
          This needs your password, in case someone else is using your browser. We won’t ask again for{' '}
          {confirmationMinutes} minutes.
        </p>
        <PasswordField control={form.control} name="password" label="Your password" />
        <DialogActions>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button size="large" kind="primary" type="submit" disabled={isPending}>
            {isPending ? 'Checking...' : 'Continue'}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
