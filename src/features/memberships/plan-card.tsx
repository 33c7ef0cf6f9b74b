import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { MembershipPlan } from '#contract/memberships.ts';
import { type PlanLine, planLines } from '#contract/memberships-plan-lines.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatDollars } from '#src/lib/format.ts';
import type { Billing } from './billing-toggle.tsx';
import styles from './plan-card.module.css';

/** A plan with its price for the chosen billing, and the benefits it includes and does not include. */
export function PlanCard({ plan, billing, action }: { plan: MembershipPlan; billing: Billing; action: ReactNode }) {
  const isAnnual = billing === 'annual';
  const price = isAnnual ? plan.annualPrice : plan.price;
  return (
    <section className={classNames(styles.card, plan.isPopular && styles.popular)} aria-labelledby={`plan-${plan.id}`}>
      <header className={styles.header}>
        <h2 id={`plan-${plan.id}`}>{plan.name}</h2>
        {plan.isPopular && <span className={styles.badge}>Most popular</span>}
      </header>
      <p className={styles.price}>
        <span className={styles.amount}>{formatDollars(price)}</span>{' '}
        <span className={styles.period}>/ {plan.period}</span>
      </p>
      <p className={styles.note}>{priceNote(plan, isAnnual)}</p>
      {action}
      <ul className={styles.benefits}>
        {plan.benefits.map((benefit) => (
          <Benefit key={benefit.id} benefit={benefit} line={planLines[plan.id][benefit.id]} />
        ))}
      </ul>
    </section>
  );
}

type BenefitLine = MembershipPlan['benefits'][number];

/** A line of a plan. What it means here stands below; lines that the team has added say it themselves. */
function Benefit({ benefit: { text, included, note }, line }: { benefit: BenefitLine; line: PlanLine | undefined }) {
  return (
    <li className={classNames(!included && styles.excluded)}>
      <span className={styles.mark} aria-hidden="true">
        {included ? <CheckOutlined /> : <CloseOutlined />}
      </span>
      <span>
        {!included && <span className="visually-hidden">Not included: </span>}
        {text}
        {note && <span className={styles.benefitNote}>{note}</span>}
        {line && <span className={styles.meaning}>{line.note}</span>}
      </span>
    </li>
  );
}

/** The price of a year, beside that of a month. */
function priceNote(plan: MembershipPlan, isAnnual: boolean): string {
  if (plan.price === 0) return 'Free for as long as you like';
  if (!isAnnual) return `${formatDollars(plan.price * 12)} a year, billed monthly`;
  return `${formatDollars(plan.annualPrice * 12)} a year, billed annually: you save ${formatDollars(plan.savings)}`;
}
