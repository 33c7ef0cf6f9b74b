import { answerDays } from '#contract/introductions-rules.ts';
import { introductionPrices } from '#contract/memberships.ts';
import { formatDollars } from '#src/lib/format.ts';
import styles from './service-facts.module.css';

const steps = [
  [
    'You say who and why',
    'Your reason is the first thing the other side reads, with your name, role and organization.',
  ],
  [
    'We ask the other side',
    `They accept or decline within ${answerDays} days. No one is introduced without their consent.`,
  ],
  ['You are introduced', 'Both of you get each other’s contact details from us, and not before.'],
] as const;

const prices = [
  ['First each month', formatDollars(introductionPrices.first)],
  ['Each additional one in the same month', formatDollars(introductionPrices.further)],
  ['With annual billing', `${introductionPrices.freePerQuarter} free per quarter`],
] as const;

/** The steps and the prices of the service (rule introduction-prices), beside the form. */
export function ServiceFacts() {
  return (
    <aside className={styles.facts} aria-label="How it works and what it costs">
      <section>
        <h2 className={styles.title}>How it works</h2>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={styles.title}>What it costs</h2>
        <dl className={styles.prices}>
          {prices.map(([label, price]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.terms}>
          For Professional members. A request that is declined, withdrawn or expires costs nothing, and you get a free
          one back. Months and quarters are calendar months and quarters in UTC.
        </p>
      </section>
    </aside>
  );
}
