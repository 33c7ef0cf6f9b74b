import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { secondFactor } from '#contract/accounts-two-factor.ts';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { useSignIn } from '../session-mutations.ts';
import { isSecondFactorAsked, toastSignInFailure } from '../sign-in-failure.ts';
import styles from './account-card.module.css';
import { AccountCard } from './account-card.tsx';

const codeForm = z.strictObject({ code: secondFactor });

interface CodeStepProps {
  /** The user name and password that the first step accepted. */
  credentials: { username: string; password: string };
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of sign-in, for accounts that need a code besides the password. */
export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const { mutate, isPending } = useSignIn();
  const submit = form.handleSubmit(({ code }) =>
    mutate(
      { ...credentials, code },
      {
        onSuccess: onSignedIn,
        onError(error) {
          if (isSecondFactorAsked(error)) {
            form.setError('code', { type: 'server', message: sentenceOf(error) }, { shouldFocus: true });
          } else if (error instanceof ApiError && error.status === 429) {
            toast({ variant: 'destructive', title: 'Sign in failed', description: error.body?.message ?? '' });
          } else {
            toastSignInFailure(error);
          }
        },
      },
    ),
  );
  return (
    <AccountCard
      title="Two-Factor Sign-In"
      subtitle="Open your authenticator app and enter the code it shows."
      footer={
        <Button kind="link" onClick={onBack}>
          Back to sign in
        </Button>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          control={form.control}
          name="code"
          label="Code"
          hint="Without your phone, enter one of your recovery codes."
          autoComplete="one-time-code"
          isFocused
        />
        <Button kind="primary" size="large" type="submit" disabled={isPending} isWide>
          {isPending ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
    </AccountCard>
  );
}

function sentenceOf(error: unknown): string {
  const sentence = error instanceof ApiError ? error.body?.fields?.code : undefined;
  return sentence ?? 'Please enter the code from your authenticator app.';
}
