import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#contract/accounts.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { Input } from '#src/components/input.tsx';
import { Link } from '#src/components/link.tsx';
import { PasswordInput } from '#src/components/password-input.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { safeReturnTo } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from '../components/account-card.module.css';
import { AccountCard } from '../components/account-card.tsx';
import { CodeStep } from '../components/code-step.tsx';
import { QuickLogin } from '../components/quick-login.tsx';
import { useSignIn } from '../session-mutations.ts';
import { isSecondFactorAsked, signInProblem, toastSignInFailure } from '../sign-in-failure.ts';

/** /signin (rule sign-in). Afterwards people return to the page they wanted, or to the home page. */
export function SignInPage() {
  usePageTitle(staticPages[paths.signIn].title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  const { mutate, isPending } = useSignIn();
  const { control, getValues, handleSubmit, setError, setFocus, setValue } = useForm({
    resolver: zodResolver(signIn.body.omit({ code: true })),
    defaultValues: { username: '', password: '' },
  });
  // The password was right, and the account asks for a code beside it.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const goBack = () => void navigate(safeReturnTo(returnTo), { replace: true });

  const signedIn = () => {
    toast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
    goBack();
  };
  const submit = handleSubmit((body) =>
    mutate(body, {
      onSuccess: signedIn,
      onError(error) {
        if (isSecondFactorAsked(error)) setCodeAsked(true);
        else {
          toastSignInFailure(error);
          const message = signInProblem(error);
          if (message) setError('password', { message }, { shouldFocus: true });
        }
      },
    }),
  );

  const askPassword = (username: string) => {
    setValue('username', username);
    setValue('password', '');
    setFocus('password');
    toast({
      title: 'Password needed',
      description: 'Ask the administrator of this server for the password of the test users.',
    });
  };

  if (isCodeAsked) {
    return <CodeStep credentials={getValues()} onSignedIn={signedIn} onBack={() => setCodeAsked(false)} />;
  }

  return (
    <AccountCard
      title="Welcome Back"
      subtitle="Sign in to your account."
      footer={
        <>
          New here?{' '}
          <Link to={returnTo ? `${paths.signUp}?returnTo=${encodeURIComponent(returnTo)}` : paths.signUp}>Sign up</Link>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Controller
          name="username"
          control={control}
          render={({ field, fieldState }) => (
            <FormField label="Username" error={fieldState.error?.message}>
              {(props) => (
                <Input
                  {...field}
                  {...props}
                  size="large"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </FormField>
          )}
        />
        <Controller
          name="password"
          control={control}
          render={({ field, fieldState }) => (
            <FormField label="Password" error={fieldState.error?.message}>
              {(props) => <PasswordInput {...field} {...props} size="large" autoComplete="current-password" />}
            </FormField>
          )}
        />
        {/* Placed below the field, so that Tab moves from the name to the password. */}
        <Link to={paths.forgotPassword} className={styles.forgot}>
          Forgot password?
        </Link>
        <Button kind="primary" size="large" type="submit" disabled={isPending} isWide>
          {isPending ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <QuickLogin onSignedIn={goBack} onPasswordNeeded={askPassword} />
    </AccountCard>
  );
}
