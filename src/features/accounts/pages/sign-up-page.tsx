import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, Controller, type FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { HumanCheck } from '#src/components/human-check.tsx';
import { Input } from '#src/components/input.tsx';
import { Link } from '#src/components/link.tsx';
import { PasswordInput } from '#src/components/password-input.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { ApiError, tooQuick } from '#src/lib/api-error.ts';
import { safeReturnTo, signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from '../components/account-card.module.css';
import { AccountCard } from '../components/account-card.tsx';
import { TermsField } from '../components/terms-field.tsx';
import { showFieldErrors } from '../field-errors.ts';
import { NotSignedIn, useSignUp } from '../session-mutations.ts';
import { type SignUpForm, signUpForm } from '../sign-up-form.ts';

const sentFields = ['username', 'email', 'fullName', 'organization', 'password'] as const;

/** /signup (rule sign-up). Afterwards people are signed in, and on the page they wanted or on their home page. */
export function SignUpPage() {
  usePageTitle(staticPages[paths.signUp].title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));
  const signInAfterwards = returnTo === '/' ? paths.signIn : signInPath(returnTo);
  const { mutate, isPending } = useSignUp();
  const form = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: {
      username: '',
      email: '',
      fullName: '',
      organization: '',
      password: '',
      confirmPassword: '',
      terms: false,
    },
  });

  const { control } = form;

  const submit = form.handleSubmit(({ confirmPassword: _confirm, terms: _terms, ...body }) =>
    mutate(body, {
      onSuccess() {
        toast({ title: 'Account created!', description: 'Your account has been created successfully.' });
        void navigate(returnTo, { replace: true });
      },
      onError(error) {
        if (error instanceof NotSignedIn) {
          toast({
            title: 'Account created!',
            description: 'Your account has been created successfully. Please sign in.',
          });
          void navigate(signInAfterwards);
          return;
        }
        // Errors that only the server can find, such as a common password.
        if (showFieldErrors(form, sentFields, error)) return;
        toast({ variant: 'destructive', title: 'Registration failed', description: describe(error) });
      },
    }),
  );

  return (
    <AccountCard
      title="Create Your Account"
      subtitle="Join investors, innovators and experts in cleantech."
      footer={
        <>
          Already have an account? <Link to={signInAfterwards}>Sign in</Link>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <HumanCheck />
        <TextField control={control} name="username" label="Username" hint="Used to sign in." autoComplete="username" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <div className={styles.pair}>
          <TextField control={control} name="fullName" label="Full name" isOptional autoComplete="name" />
          <TextField
            control={control}
            name="organization"
            label="Organization"
            isOptional
            autoComplete="organization"
          />
        </div>
        <TextField
          control={control}
          name="password"
          label="Password"
          type="password"
          hint="At least 8 characters with uppercase, lowercase and numbers."
          autoComplete="new-password"
        />
        <TextField
          control={control}
          name="confirmPassword"
          label="Confirm password"
          type="password"
          autoComplete="new-password"
        />
        <TermsField control={control} />
        <Button kind="primary" size="large" type="submit" disabled={isPending} isWide>
          {isPending ? 'Creating account...' : 'Create Account'}
        </Button>
      </form>
    </AccountCard>
  );
}

function describe(error: unknown): string {
  return error instanceof ApiError && error.status === 409
    ? 'Username or email already exists. Please try a different one.'
    : (tooQuick(error) ?? 'There was a problem creating your account. Please try again.');
}

interface TextFieldProps {
  control: Control<SignUpForm>;
  name: Exclude<FieldPath<SignUpForm>, 'terms'>;
  label: string;
  type?: 'text' | 'email' | 'password';
  hint?: string;
  isOptional?: boolean;
  autoComplete: string;
}

function TextField({ control, name, label, type = 'text', hint, isOptional, autoComplete }: TextFieldProps) {
  const Field = type === 'password' ? PasswordInput : Input;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <FormField
          label={label}
          error={fieldState.error?.message}
          {...(hint && { hint })}
          {...(isOptional && { isOptional })}
        >
          {(props) => (
            <Field
              {...field}
              {...props}
              {...(type === 'email' && { type })}
              size="large"
              autoComplete={autoComplete}
              {...(name === 'username' && { autoCapitalize: 'none', spellCheck: false })}
            />
          )}
        </FormField>
      )}
    />
  );
}
