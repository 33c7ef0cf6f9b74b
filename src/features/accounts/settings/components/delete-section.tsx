import { useState } from 'react';
import type { Account } from '#contract/accounts-settings.ts';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { Section } from '#src/components/section.tsx';
import { useSignOut } from '../../session-mutations.ts';
import { useDeleteAccount } from '../api.ts';
import styles from './delete-section.module.css';
import { IdentityForm } from './identity-form.tsx';

const deleted = [
  'Your account, profile and picture, and all sessions',
  'Your listings, drafts, saved searches and saved items',
  'Your connections, follows and blocks',
  'Notifications, settings and enquiries you received',
  'Your registrations for upcoming events; the next person in line gets the seat',
];

const kept = [
  'Messages and enquiries you sent, under “Former member”: they also belong to the people who received them',
  'Seats at past events, without your name: the totals stay correct',
  'Memberships and charges, without your name: we are required to keep records of payments',
  'Companies you managed, without your name: their pages are about the companies',
];

/** The deletion of an account. It cannot be undone. */
export function DeleteSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteAccount();
  // Ends the rest of the session here, and reloads as a visitor on the page that confirms the deletion.
  const signOut = useSignOut(paths.accountDeleted);
  return (
    <Section
      isDanger
      title="Delete your account"
      text="This happens at once and cannot be undone. Running subscriptions are cancelled. You get an email to confirm it."
      action={
        !isOpen && (
          <Button size="large" isDanger disabled={account.isShared} onClick={() => setOpen(true)}>
            Delete Account
          </Button>
        )
      }
    >
      <div className={styles.columns}>
        <div>
          <h3>What is deleted</h3>
          <ul>
            {deleted.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>What is kept, and why</h3>
          <ul>
            {kept.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      {isOpen && (
        <IdentityForm
          isDanger
          asksForCode={account.twoFactor !== null}
          submitLabel="Delete My Account"
          busyLabel="Deleting..."
          failure="Your account was not deleted"
          onSubmit={async ({ password, code }) => {
            await remove.mutateAsync(code ? { password, code } : { password });
            await signOut.mutateAsync();
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
