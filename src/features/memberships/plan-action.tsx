import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

import { chargeOf, type MembershipPlan } from '#contract/memberships.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { useMembership, useRequestMembership } from './api.ts';
import type { Billing } from './billing-toggle.tsx';
import styles from './plan-action.module.css';

/** What one can do about a plan: join, ask for it, or see that one has it. */
export function PlanAction({ plan, billing }: { plan: MembershipPlan; billing: Billing }) {
  const navigate = useNavigate();
  const { user, isLoading } = useCurrentUser();
  const { data: membership } = useMembership(user !== null);
  const { mutate, isPending } = useRequestMembership();
  const isProfessionalPlan = plan.id === 'professional';
  const type = isProfessionalPlan ? 'primary' : 'default';

  if (!user) {
    const label = isProfessionalPlan ? 'Choose Professional' : 'Join for free';
    return (
      <Button
        type={type}
        size="large"
        block
        disabled={isLoading}
        onClick={() => void navigate('/signup?returnTo=/pricing')}
      >
        {label}
      </Button>
    );
  }
  if ((user.membershipTier === 'professional') === isProfessionalPlan) {
    return (
      <Button size="large" block disabled>
        Your current plan
      </Button>
    );
  }
  if (!isProfessionalPlan) {
    return (
      <Button size="large" block disabled>
        Included in your plan
      </Button>
    );
  }

  const pending = membership?.pending;
  const [priceCents, annualPriceCents] = [Math.round(plan.price * 100), Math.round(plan.annualPrice * 100)];
  const shownCents = chargeOf({ priceCents, annualPriceCents }, billing);
  const ask = () =>
    mutate(
      { billing, shownCents },
      {
        onSuccess({ checkoutUrl }) {
          if (checkoutUrl) {
            window.location.assign(checkoutUrl);
            return;
          }
          toast({
            title: 'Request Submitted',
            description: 'Our team will review your request and send you an invoice by email.',
          });
        },
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Request failed',
            description:
              error instanceof ApiError && error.status === 409 && error.body
                ? error.body.message
                : 'There was a problem with your request. Please try again later.',
          }),
      },
    );
  return (
    <div className={styles.action}>
      <Button type="primary" size="large" block disabled={isPending || pending?.billing === billing} onClick={ask}>
        {pending?.billing === billing ? 'Request submitted' : pending ? 'Change my request' : 'Choose Professional'}
      </Button>
      {pending && (
        <p role="status" className={styles.pending}>
          You asked for the {pending.billing === 'annual' ? 'annual' : 'monthly'} plan. We will write to {user.email}.
        </p>
      )}
    </div>
  );
}
