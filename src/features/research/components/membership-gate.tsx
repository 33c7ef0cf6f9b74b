import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useProfessionalPlan } from '#src/features/memberships/index.ts';
import { formatDollars } from '#src/lib/format.ts';
import { signInPath } from '#src/lib/return-to.ts';
import styles from './membership-gate.module.css';

/** The benefits of the Professional plan for a reader (rule premium-research). */
const benefits = [
  'Every premium article of the hub, in full',
  'Messages to members you are not connected with',
  'Warm introductions and the AI matchmaker',
  'The featured place for your listings, and figures about them',
];

/** Shown at the end of the opening of a premium article: the benefits of a membership, and a link to it. */
export function MembershipGate({ path }: { path: string }) {
  const { user, isLoading } = useCurrentUser();
  const { annualPrice } = useProfessionalPlan();
  return (
    <section aria-labelledby="membership-gate" className={styles.gate}>
      <h2 id="membership-gate" className={styles.title}>
        The rest is for Professional members
      </h2>
      <p className={styles.text}>You have read the beginning. With a Professional membership you get:</p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className={styles.price}>
        <strong>From {formatDollars(annualPrice)}/mo</strong>, billed annually
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.pricing} size="hero">
          See membership plans
        </ButtonLink>
        {!user && !isLoading && (
          <ButtonLink to={signInPath(path)} kind="secondary" size="hero">
            Sign in
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
