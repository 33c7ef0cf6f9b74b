import { paths } from '#contract/kit/paths.ts';
import { introductionPrices } from '#contract/memberships.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { formatDollars } from '#src/lib/format.ts';
import styles from './introductions-promo.module.css';

/** The hub's promotion of warm introductions (rule introduction-prices). */
export function IntroductionsPromo() {
  const { first, further, freePerQuarter } = introductionPrices;
  return (
    <section aria-labelledby="warm-introductions" className={styles.promo}>
      <div className={styles.words}>
        <h2 id="warm-introductions" className={styles.title}>
          Warm introductions
        </h2>
        <p className={styles.text}>
          Tell us who you would like to meet and why. We ask the other side first, and introduce you once you both
          agree.
        </p>
      </div>
      <dl className={styles.prices}>
        <div>
          <dt>First each month</dt>
          <dd>{formatDollars(first)}</dd>
        </div>
        <div>
          <dt>Each additional one</dt>
          <dd>{formatDollars(further)}</dd>
        </div>
        <div>
          <dt>With annual billing</dt>
          <dd>{freePerQuarter} free per quarter</dd>
        </div>
      </dl>
      <ButtonLink to={paths.warmIntro} kind="secondary">
        Request an introduction
      </ButtonLink>
    </section>
  );
}
