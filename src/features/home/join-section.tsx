import { paths } from '#contract/kit/paths.ts';
import { savingPercent } from '#contract/memberships.ts';
import { Link } from '#src/components/link.tsx';
import { JoinLink } from '#src/features/accounts/index.ts';
import { useProfessionalPlan } from '#src/features/memberships/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatDollars } from '#src/lib/format.ts';
import { ArrowIcon } from './arrow-icon.tsx';
import pageStyles from './home-page.module.css';
import styles from './join-section.module.css';
import { freePlan, type PlanSummary, professionalPlan } from './sample-content.ts';

/** The invitation to join, with a summary of both plans. */
export function JoinSection() {
  const plan = useProfessionalPlan();
  return (
    <section aria-labelledby="join" className={classNames(pageStyles.column, styles.section)}>
      <div className={styles.banner}>
        <div className={styles.words}>
          <h2 id="join" className={styles.title}>
            Join the community that builds it
          </h2>
          <p className={styles.text}>
            Read, publish and connect for free. Go Professional to write to anyone, find your matches and be introduced.
          </p>
          <div className={styles.actions}>
            <JoinLink label="Join The Network" />
            <Link to={paths.pricing} className={styles.compare}>
              Compare plans <ArrowIcon />
            </Link>
          </div>
        </div>
        <div className={styles.plans}>
          <Plan plan={freePlan} />
          <Plan
            plan={{
              ...professionalPlan,
              price: `From ${formatDollars(plan.annualPrice)}/mo`,
              terms: `Billed annually, or ${formatDollars(plan.price)} month by month`,
            }}
            saving={`Save ${savingPercent(plan)}%`}
          />
        </div>
      </div>
    </section>
  );
}

/** A plan with a saving is the premium one, which amber marks. */
function Plan({ plan, saving }: { plan: PlanSummary; saving?: string }) {
  const { name, price, terms, benefits } = plan;
  return (
    <article className={classNames(styles.plan, saving && styles.premium)}>
      <h3 className={styles.name}>
        {name} {saving && <span className={styles.saving}>{saving}</span>}
      </h3>
      <p className={styles.price}>{price}</p>
      <p className={styles.terms}>{terms}</p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true" className={styles.tick}>
              <path d="M3 8.5 6.5 12 13 4.5" />
            </svg>
            {benefit}
          </li>
        ))}
      </ul>
    </article>
  );
}
