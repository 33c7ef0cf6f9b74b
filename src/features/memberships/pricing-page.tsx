import { paths, staticPages } from '#contract/kit/paths.ts';
import { savingPercent } from '#contract/memberships.ts';
import { Page } from '#src/components/page.tsx';
import { Skeleton, TextSkeleton } from '#src/components/skeleton.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { useMembership, usePlans, useProfessionalPlan } from './api.ts';
import { type Billing, BillingToggle } from './billing-toggle.tsx';
import { IntroductionsSection } from './introductions-section.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';

const billings: readonly Billing[] = ['monthly', 'annual'];

/** The result in the address when the payment page returns. */
const checkoutNotes: Record<string, string> = {
  success:
    'Thank you. Your Professional membership starts as soon as the payment is confirmed, usually within a minute.',
  cancelled: 'The payment was cancelled. Nothing has been charged.',
};

/** /pricing. */
export function PricingPage() {
  usePageTitle(staticPages[paths.pricing].title);
  const { user } = useCurrentUser();
  const { data: membership } = useMembership(user !== null);
  const { plans, isLoading } = usePlans();
  const professional = useProfessionalPlan();
  const [search, setSearch] = useSearchParams();
  // The chosen billing, otherwise the member's current or requested one.
  const chosen = billings.find((one) => one === search.get('billing'));
  const billing: Billing = chosen ?? membership?.billing ?? membership?.pending?.billing ?? 'monthly';
  const note = checkoutNotes[search.get('checkout') ?? ''];
  return (
    <Page>
      <header className={styles.header}>
        <h1>Membership Plans</h1>
        <p>
          Read, publish and connect for free. Go Professional to write to anyone, find your matches and be introduced.
        </p>
        <BillingToggle
          value={billing}
          onChange={(next) => setSearch({ billing: next }, { replace: true })}
          saving={savingPercent(professional)}
        />
      </header>
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.plans} aria-busy={isLoading}>
        {isLoading
          ? [0, 1].map((index) => (
              <div key={index} className={styles.placeholder} data-testid="plan-placeholder">
                <Skeleton width="38%" height={20} />
                <TextSkeleton gap={16} />
              </div>
            ))
          : plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                billing={billing}
                action={<PlanAction plan={plan} billing={billing} />}
              />
            ))}
      </div>
      <IntroductionsSection />
    </Page>
  );
}
