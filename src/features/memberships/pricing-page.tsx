import { Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { savingPercent } from '#contract/memberships.ts';
import { staticPages } from '#contract/pages.ts';
import { Page } from '#src/components/page.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { usePlans, useProfessionalPlan } from './api.ts';
import { type Billing, BillingToggle } from './billing-toggle.tsx';
import { IntroductionsSection } from './introductions-section.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';

/** What the payment page's way back says. */
const checkoutNotes: Record<string, string> = {
  success:
    'Thank you. Your Professional membership starts as soon as the payment is confirmed, usually within a minute.',
  cancelled: 'The payment was cancelled. Nothing has been charged.',
};

/** /pricing (spec 1, section 2). */
export function PricingPage() {
  usePageTitle(staticPages['/pricing'].title);
  const [billing, setBilling] = useState<Billing>('monthly');
  const { plans, isLoading } = usePlans();
  const professional = useProfessionalPlan();
  const [search] = useSearchParams();
  const note = checkoutNotes[search.get('checkout') ?? ''];
  return (
    <Page>
      <header className={styles.header}>
        <h1>Membership Plans</h1>
        <p>Read and explore for free. Go Professional to meet, publish and be introduced.</p>
        <BillingToggle value={billing} onChange={setBilling} saving={savingPercent(professional)} />
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
                <Skeleton active paragraph={{ rows: 9 }} />
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
