import { useState } from 'react';
import type { Account } from '#contract/accounts-settings.ts';
import { recoveryCodeCount } from '#contract/accounts-two-factor.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { formatDate } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRefreshAccount } from '../account-query.ts';
import { useDisableTwoFactor, useRenewCodes, useSetUpTwoFactor } from '../api.ts';
import { IdentityForm } from './identity-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

/** The current action. */
type Step =
  | { name: 'rest' | 'begin' | 'renew' | 'turn-off' }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; recoveryCodes: string[] };

const rest: Step = { name: 'rest' };

/** A code of the phone beside the password. */
export function TwoFactorSection({ account }: { account: Account }) {
  const [step, setStep] = useState<Step>(rest);
  const setUp = useSetUpTwoFactor();
  const renew = useRenewCodes();
  const disable = useDisableTwoFactor();
  const refresh = useRefreshAccount();
  const { twoFactor } = account;
  const cancel = () => setStep(rest);
  return (
    <Section
      title="Two-factor sign-in"
      badge={<Badge tone={twoFactor ? 'primary' : 'plain'}>{twoFactor ? 'On' : 'Off'}</Badge>}
      text={
        twoFactor
          ? `Two-factor sign-in has been on since ${formatDate(twoFactor.since)}. ${twoFactor.recoveryCodesLeft} of ${recoveryCodeCount} recovery codes are left.`
          : 'Signing in takes a code from your phone as well as your password, so that a stolen password is not enough.'
      }
      action={
        step.name === 'rest' &&
        !twoFactor && (
          <Button size="large" disabled={account.isShared} onClick={() => setStep({ name: 'begin' })}>
            Set Up
          </Button>
        )
      }
    >
      {account.mustSetUpTwoFactor && (
        <p className={styles.note} role="note">
          Admins must use two-factor sign-in here. The admin area opens as soon as it is on.
        </p>
      )}
      {step.name === 'rest' && twoFactor && (
        <Row gap={12}>
          <Button size="large" onClick={() => setStep({ name: 'renew' })}>
            New Recovery Codes
          </Button>
          <Button size="large" onClick={() => setStep({ name: 'turn-off' })}>
            Turn Off
          </Button>
        </Row>
      )}
      {step.name === 'begin' && (
        <IdentityForm
          submitLabel="Continue"
          busyLabel="Checking..."
          failure="Two-factor sign-in could not be set up"
          onSubmit={async ({ password }) => setStep({ name: 'scan', ...(await setUp.mutateAsync(password)) })}
          onCancel={cancel}
        />
      )}
      {step.name === 'scan' && (
        <TwoFactorSetUp
          secret={step.secret}
          uri={step.uri}
          onConfirmed={(recoveryCodes) => {
            setStep({ name: 'codes', recoveryCodes });
            void refresh();
          }}
          onCancel={cancel}
        />
      )}
      {step.name === 'renew' && (
        <IdentityForm
          asksForCode
          submitLabel="Replace Codes"
          busyLabel="Replacing..."
          failure="The codes were not replaced"
          onSubmit={async (typed) => setStep({ name: 'codes', ...(await renew.mutateAsync(typed)) })}
          onCancel={cancel}
        />
      )}
      {step.name === 'turn-off' && (
        <IdentityForm
          asksForCode
          isDanger
          submitLabel="Turn Off"
          busyLabel="Turning off..."
          failure="Two-factor sign-in is still on"
          onSubmit={async (typed) => {
            await disable.mutateAsync(typed);
            setStep(rest);
            toast({ title: 'Two-factor sign-in is off', description: 'Signing in takes only your password.' });
          }}
          onCancel={cancel}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes
          recoveryCodes={step.recoveryCodes}
          onDone={() => {
            setStep(rest);
            void refresh();
          }}
        />
      )}
    </Section>
  );
}
