import { paths } from '#contract/kit/paths.ts';
import { introductionPrices } from '#contract/memberships.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { formatDollars } from '#src/lib/format.ts';
import styles from './introductions-section.module.css';

const steps = [
  ['You say who and why', 'Name the person or the technology, and what you would like to talk about.'],
  ['We ask the other side', 'They see your reason first. No one is introduced without their consent.'],
  ['You are introduced', 'Contact details are shared once both have agreed.'],
] as const;

/** Warm introductions and their prices (rule introduction-prices). */
export function IntroductionsSection() {
  return (
    <section className={styles.section} aria-labelledby="introductions">
      <div className={styles.words}>
        <h2 id="introductions">Warm Introductions</h2>
        <p>A personal introduction to an investor, an innovator or an expert, for Professional members.</p>
        <dl className={styles.prices}>
          <div>
            <dt>First each month</dt>
            <dd>{formatDollars(introductionPrices.first)}</dd>
          </div>
          <div>
            <dt>Each additional one in the same month</dt>
            <dd>{formatDollars(introductionPrices.further)}</dd>
          </div>
          <div className={styles.free}>
            <dt>With annual billing</dt>
            <dd>{introductionPrices.freePerQuarter} free per quarter</dd>
          </div>
        </dl>
        <ButtonLink to={paths.warmIntro} kind="secondary">
          Request an introduction
        </ButtonLink>
      </div>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
