import { type TestUsername, testUsernames } from '#contract/accounts.ts';
import { Button } from '#src/components/button.tsx';
import { toast } from '#src/stores/toasts.ts';
import { PasswordNeeded, TestUsersMissing, useQuickLogin } from '../session-mutations.ts';
import { useTestUsersExist } from '../test-users.ts';
import styles from './account-card.module.css';

const labels: Record<TestUsername, string> = { member: 'Member', admin: 'Admin' };

interface QuickLoginProps {
  onSignedIn: () => void;
  /** The server does not publish the password, so people must enter it. */
  onPasswordNeeded: (username: TestUsername) => void;
}

/** Signs in as a test user. Hidden if there are none, as in production (rule quick-login). */
export function QuickLogin({ onSignedIn, onPasswordNeeded }: QuickLoginProps) {
  const exist = useTestUsersExist();
  const { mutate, isPending, variables } = useQuickLogin();
  if (!exist) return null;

  const signInAs = (username: TestUsername) =>
    mutate(username, {
      onSuccess() {
        toast({ title: `Logged in as ${labels[username]}` });
        onSignedIn();
      },
      onError(error) {
        if (error instanceof PasswordNeeded) {
          onPasswordNeeded(username);
          return;
        }
        toast({
          variant: 'destructive',
          title: 'Login failed',
          description:
            error instanceof TestUsersMissing
              ? 'Test users not set up correctly. Please try again later.'
              : 'Something went wrong. Please try again.',
        });
      },
    });

  return (
    <section className={styles.quick} aria-labelledby="quick-login">
      <div>
        <h2 id="quick-login">Quick Login</h2>
        <p>For testing the different roles.</p>
      </div>
      <div className={styles.pair}>
        {testUsernames.map((username) => (
          <Button key={username} disabled={isPending} onClick={() => signInAs(username)}>
            {isPending && variables === username ? 'Logging in...' : `Login as ${labels[username]}`}
          </Button>
        ))}
      </div>
    </section>
  );
}
