import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '#contract/accounts.ts';
import type { CallResult } from '#contract/kit/endpoint.ts';
import { paths } from '#contract/kit/paths.ts';
import type { MembershipPlan, myMembership } from '#contract/memberships.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { formatDate } from '#src/lib/format.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useMembership, useRequestMembership } from './api.ts';
import type { Billing } from './billing-toggle.tsx';
import styles from './plan-action.module.css';
import { PlanDialog } from './plan-dialog.tsx';
import { WithdrawRequestButton } from './withdraw-request-button.tsx';

type Membership = CallResult<typeof myMembership>;

const adverbs = { annual: 'annually', monthly: 'monthly' } as const;

/** The action on a plan: join, request it, or a note that the member has it. */
export function PlanAction({ plan, billing }: { plan: MembershipPlan; billing: Billing }) {
  const navigate = useNavigate();
  const { user, isLoading } = useCurrentUser();
  const { data: membership } = useMembership(user !== null);
  const isProfessionalPlan = plan.id === 'professional';

  if (!user) {
    // The choice is kept for the visitor to confirm after signing in.
    const returnTo = isProfessionalPlan ? `${paths.pricing}?billing=${billing}&choose=professional` : paths.pricing;
    const signUp = `${paths.signUp}?returnTo=${encodeURIComponent(returnTo).replaceAll('%2F', '/')}`;
    return (
      <Button
        kind={isProfessionalPlan ? 'primary' : 'secondary'}
        size="large"
        isWide
        disabled={isLoading}
        onClick={() => void navigate(signUp)}
      >
        {isProfessionalPlan ? 'Choose Professional' : 'Join for free'}
      </Button>
    );
  }
  const isProfessional = user.membershipTier === 'professional';
  if (isProfessional && isProfessionalPlan && membership?.billing && membership.billing !== billing) {
    return <OtherBilling membership={membership} billing={membership.billing} wanted={billing} />;
  }
  if (isProfessional === isProfessionalPlan) {
    return (
      <Button size="large" isWide disabled>
        Your current plan
      </Button>
    );
  }
  if (!isProfessionalPlan) {
    return (
      <Button size="large" isWide disabled>
        Included in your plan
      </Button>
    );
  }
  return <ChoosePlan plan={plan} billing={billing} user={user} membership={membership} />;
}

/** Shown if the member has the plan with the other billing; explains how to switch. */
function OtherBilling({
  membership: { renewsAt, isRenewing },
  billing,
  wanted,
}: {
  membership: Membership;
  billing: Billing;
  wanted: Billing;
}) {
  const day = renewsAt && formatDate(renewsAt);
  return (
    <div className={styles.action}>
      <ButtonLink to={paths.settingsMembership} kind="secondary">
        See your membership
      </ButtonLink>
      <p className={styles.pending}>
        You are billed {adverbs[billing]}.{' '}
        {isRenewing
          ? `Your membership renews${day ? ` on ${day}` : ''}. To be billed ${adverbs[wanted]}, turn renewal off in your settings and choose this plan again once your membership has ended.`
          : `Your membership ends${day ? ` on ${day}` : ''}; you can choose to be billed ${adverbs[wanted]} from then on.`}
      </p>
    </div>
  );
}

interface ChoosePlanProps {
  plan: MembershipPlan;
  billing: Billing;
  user: CurrentUser;
  membership: Membership | undefined;
}

function ChoosePlan({ plan, billing, user, membership }: ChoosePlanProps) {
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(search.get('choose') === plan.id);
  const { mutate, isPending } = useRequestMembership();
  const pending = membership?.pending;
  const isOnPage = membership?.payment === 'page';
  const isAsked = pending?.billing === billing;

  const close = () => {
    setAsking(false);
    if (!search.has('choose')) return;
    search.delete('choose');
    setSearch(search, { replace: true });
  };
  const ask = (shownCents: number) =>
    mutate(
      { billing, shownCents },
      {
        onSuccess({ checkoutUrl }) {
          if (checkoutUrl) {
            window.location.assign(checkoutUrl);
            return;
          }
          close();
          toast({
            title: 'Request Submitted',
            description: 'Our team will review your request and send you an invoice by email.',
          });
        },
        // A changed price is shown in the dialog, and the member decides again.
        onError: (error) => showRefusalAs('Request failed', error),
      },
    );
  const label = isAsked
    ? isOnPage
      ? 'Continue to payment'
      : 'Request submitted'
    : pending
      ? 'Change my request'
      : 'Choose Professional';
  return (
    <div className={styles.action}>
      <Button
        kind="primary"
        size="large"
        isWide
        aria-haspopup="dialog"
        disabled={!membership || (isAsked && !isOnPage)}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {pending && (
        <>
          <p role="status" className={styles.pending}>
            You asked for the {pending.billing === 'annual' ? 'annual' : 'monthly'} plan.{' '}
            {isOnPage ? 'It begins once it is paid.' : `We will write to ${user.email}.`}
          </p>
          <WithdrawRequestButton request={pending} />
        </>
      )}
      {isAsking && membership && (
        <PlanDialog
          plan={plan}
          billing={billing}
          payment={membership.payment}
          user={user}
          isBusy={isPending}
          onConfirm={ask}
          onClose={close}
        />
      )}
    </div>
  );
}
